import { type SheetProblem, type SplitTask, parseSplitSheet, repeatedRows, sheetLines } from '@fireline/domain/finance';
import { type Problem, oneOf } from '@fireline/domain/lib';
import type { SplitDraft } from './drafts.ts';

/** A recipient that may be given a part. */
export interface SplitRecipient {
  readonly recipientId: string;
  readonly name: string;
  readonly account: string;
  /** Why it cannot give back what it got, so that the merchant bears its part of a refund. Absent: it can. */
  readonly cannotReturn?: Problem | undefined;
}

export interface SheetIntake {
  /** The rows that can be taken. */
  readonly rows: readonly SplitTask[];
  readonly problems: readonly SheetProblem[];
  /** What is left of the sheet when the good rows are taken: to be mended, under a heading. Empty when nothing is. */
  readonly rest: string;
}

const registered = ['name', 'account'] as const;

/** Where a row says something else than the register of recipients. */
function strangers(row: SplitTask & { readonly line: number }, recipients: readonly SplitRecipient[]): SheetProblem[] {
  const known = recipients.find(({ recipientId }) => recipientId === row.recipientId);
  if (!known) return [{ code: 'form.choice', field: 'recipientId', line: row.line }];
  return registered.flatMap((field) => {
    const read = oneOf([known[field]])(row[field], field);
    return read.ok ? [] : read.problems.map((problem) => Object.assign({ line: row.line }, problem));
  });
}

/**
 * What can be taken from a pasted sheet beside the rows that are there, and what is wrong with the rest, by line and column.
 * @param recipients those that may be given a part; without them whatever the sheet says is taken
 * @spec N18 FIN-04
 */
export function readSheet(
  pasted: string,
  {
    drafts,
    recipients,
    heading,
  }: { drafts: readonly SplitDraft[]; recipients?: readonly SplitRecipient[] | undefined; heading: string },
): SheetIntake {
  const sheet = parseSplitSheet(pasted);
  const twice = repeatedRows([...drafts, ...sheet.rows])
    .flatMap((at) => sheet.rows[at - drafts.length] ?? [])
    .map(({ line }): SheetProblem => ({ code: 'finance.split.twice', field: 'recipientId', line }))
    .filter(({ line, code }) => !sheet.problems.some((other) => other.line === line && other.code === code));
  const strange = recipients ? sheet.rows.flatMap((row) => strangers(row, recipients)) : [];
  const problems = [...sheet.problems, ...twice, ...strange].toSorted((a, b) => a.line - b.line);
  const wrong = new Set(problems.map(({ line }) => line));
  const good = sheet.rows.filter(({ line }) => !wrong.has(line));
  const taken = new Set(good.map(({ line }) => line));
  return {
    rows: good.map(({ line: _line, ...task }) => task),
    problems,
    rest: problems.length === 0 ? '' : restOf(pasted, { taken, wrong, heading }),
  };
}

/** With a heading of its own, lest the domain take the first bad line for one. */
function restOf(
  pasted: string,
  { taken, wrong, heading }: { taken: ReadonlySet<number>; wrong: ReadonlySet<number>; heading: string },
): string {
  if (taken.size === 0) return pasted;
  const lines = sheetLines(pasted)
    .map((text, at) => ({ text, line: at + 1 }))
    .filter(({ text, line }) => text.trim() !== '' && !taken.has(line));
  const hasHeading = lines[0] !== undefined && !wrong.has(lines[0].line);
  return [...(hasHeading ? [] : [heading]), ...lines.map(({ text }) => text)].join('\n');
}
