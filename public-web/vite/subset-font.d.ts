declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2';
    /** Then no text is given. */
    keepAllGlyphs: true;
    variationAxes: Record<string, { min: number; max: number }>;
    /** OpenType's tags. */
    keepFeatures: readonly string[];
  }

  export default function subsetFont(
    font: Buffer,
    text: undefined,
    options: Options,
  ): Promise<Buffer>;
}
