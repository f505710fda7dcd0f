/** As much of a chunk in Vite’s manifest as is needed here. */
export interface BuiltChunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/** What a build is made of: chunks by the names that it gives them, of entries the paths of their sources. */
export type BuiltChunks = Record<string, BuiltChunk>;

/**
 * All chunks that these need before they can run, themselves included and first.
 * @throws when the build has no such chunk
 */
export function chunksOf(built: BuiltChunks, ...names: string[]): BuiltChunk[] {
  const found = new Map<string, BuiltChunk>();
  const add = (name: string) => {
    const chunk = built[name];
    if (!chunk) throw new Error(`The website’s build has no ${name}.`);
    found.set(name, chunk);
  };
  names.forEach(add);
  // What is added meanwhile is visited too.
  for (const { imports = [] } of found.values()) imports.forEach(add);
  return [...found.values()];
}
