import {
  type ImeiList,
  type SosRow,
  imei,
  parseImeis,
  sosBatchWarnings,
  sosGroups,
  sosRowProblems,
  sosRowsPerBatch,
} from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';

/** The number of a group; of one that is not filled, nothing. */
export const groups: readonly number[] = Array.from({ length: sosGroups }, (_, at) => at);

/** The numbers with one of them written; groups left blank at the end are none. */
export function withNumber(numbers: readonly string[], group: number, text: string): string[] {
  const written = groups.map((at) => (at === group ? text : (numbers[at] ?? '')));
  const last = written.findLastIndex((number) => number.trim() !== '');
  return written.slice(0, last + 1);
}

/** What is told of a row's cell, by the name of its field: `rows.3.numbers.1`. */
export interface Judgement {
  readonly problems: ReadonlyMap<string, Problem>;
  readonly warnings: ReadonlyMap<string, Problem>;
  /** The names of the cells at fault, in the order of the rows. */
  readonly faulty: readonly string[];
}

/** A row without any number is told at the first group. */
const cellOf = ({ field = '' }: Problem): string => (field.endsWith('.numbers') ? `${field}.0` : field);

/** The first problem of each cell; a cell with a problem is not warned about as well. */
export function judge(rows: readonly SosRow[], owners: readonly Problem[]): Judgement {
  const problems = new Map<string, Problem>();
  for (const problem of [...owners, ...sosRowProblems(rows)])
    if (!problems.has(cellOf(problem))) problems.set(cellOf(problem), problem);
  const warned = sosBatchWarnings(rows).filter((warning) => !problems.has(cellOf(warning)));
  const faulty = [...problems.keys()].filter((cell) => cell.startsWith('rows.'));
  return {
    problems,
    warnings: new Map(warned.map((warning) => [cellOf(warning), warning])),
    faulty: faulty.toSorted((one, other) => rowOf(one) - rowOf(other)),
  };
}

/** The row that a cell stands in, counted from 0. */
export const rowOf = (cell: string): number => Number(cell.split('.')[1]);

export interface Added {
  readonly rows: readonly SosRow[];
  readonly added: number;
  /** Stand in the batch already. */
  readonly known: number;
  /** Found no room. */
  readonly over: number;
  readonly list: ImeiList;
}

/** The rows with the devices of a pasted text behind them, each calling the same numbers. */
export function withImeis(rows: readonly SosRow[], text: string, numbers: readonly string[]): Added {
  const list = parseImeis(text);
  const there = new Set(
    rows.map((row) => {
      const known = imei(row.imei, 'imei');
      return known.ok ? known.value : row.imei;
    }),
  );
  const fresh = list.imeis.filter((imei) => !there.has(imei));
  const room = Math.max(0, sosRowsPerBatch - rows.length);
  const taken = fresh.slice(0, room);
  return {
    rows: [...rows, ...taken.map((imei) => ({ imei, numbers }))],
    added: taken.length,
    known: list.imeis.length - fresh.length,
    over: fresh.length - taken.length,
    list,
  };
}
