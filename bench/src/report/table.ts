import { type Bar, type Figure, meets, ratioOf } from '../figure.ts';
import { aligned } from './aligned.ts';
import { short } from './number.ts';

const HEAD = ['what', 'figure', 'floor', 'ratio', 'bar', 'met', 'besides'];
const NAMES = { true: 'yes', false: '**no**', null: '' } as const;

function barText({ of, kind, limit }: Bar, unit: string): string {
  const measure = of === 'ratio' ? '' : ` ${unit}`;
  return `${kind} ${short(limit)}${measure}${of === 'ratio' ? ' of the floor' : ''}`;
}

function rowOf(figure: Figure): string[] {
  const { name, value, unit, floor, more, bar } = figure;
  const ratio = ratioOf(figure);
  return [
    name,
    `${short(value)} ${unit}`,
    floor ? `${floor.name}: ${short(floor.value)}` : '',
    ratio === null ? '' : short(ratio),
    bar ? barText(bar, unit) : '',
    NAMES[`${meets(figure)}`],
    more ?? '',
  ];
}

/** The figures as one Markdown table, a row with the group's name before each group. */
export function tableOf(figures: readonly Figure[]): string {
  const rows: string[][] = [HEAD];
  let group = '';
  for (const figure of figures) {
    if (figure.group !== group) rows.push([`**${figure.group}**`]);
    group = figure.group;
    rows.push(rowOf(figure));
  }
  return aligned(rows).join('\n');
}
