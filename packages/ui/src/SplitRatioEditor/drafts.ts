import {
  type SplitTask,
  checkSplitSum,
  largestRatios,
  repeatedRows,
  splitLimit,
  splitTaskForm,
  splitTasks,
  typedRatio,
} from '@fireline/domain/finance';
import { type Problem, listOf, problems, rowOf } from '@fireline/domain/lib';

/** A recipient's row while it is edited: the ratio is what was typed, good or not. A saved task is one too. */
export interface SplitDraft {
  readonly recipientId: string;
  readonly name: string;
  readonly account: string;
  readonly ratio: string | number;
}

/** What the rows say, by the domain's rules. */
export interface SplitReading {
  /** By row; undefined where it cannot be read. */
  readonly ratios: readonly (number | undefined)[];
  /** What is wrong with each row. */
  readonly rowProblems: readonly (Problem | undefined)[];
  /** The ratios come to more than may be split. */
  readonly sumProblem: Problem | undefined;
  /** The largest ratio each row may take beside the others. */
  readonly largest: readonly number[];
  readonly sum: number;
  /** The merchant's maximum, and never more than everything. */
  readonly limit: number;
  /** Everything that is wrong, as the gateway would say it. */
  readonly problems: readonly Problem[];
  /** What can be saved; null while anything is wrong. */
  readonly tasks: readonly SplitTask[] | null;
}

const plainOf = (draft: SplitDraft): Record<keyof SplitDraft, string> => ({
  recipientId: draft.recipientId,
  name: draft.name,
  account: draft.account,
  ratio: typedRatio(String(draft.ratio)),
});

/** @spec FIN-04 FIN-05 N18 */
export function readSplit(drafts: readonly SplitDraft[], merchantMaxPercent?: number): SplitReading {
  const rows = drafts.map(plainOf);
  const reads = rows.map((row) => splitTaskForm.check(row));
  const ratios = rows.map(({ ratio }) => {
    const read = splitTaskForm.fields.ratio(ratio, 'ratio');
    return read.ok ? read.value : undefined;
  });
  const again = new Map<number, Problem>(
    repeatedRows(drafts).map((at) => [at, { code: 'finance.split.twice', field: `tasks.${at}.recipientId` }]),
  );
  const sumProblem = checkSplitSum(ratios, merchantMaxPercent);
  const list = listOf(rowOf(splitTaskForm), splitTasks)(rows, 'tasks');
  const found = problems(...(list.ok ? [] : list.problems), ...again.values(), sumProblem);
  return {
    ratios,
    rowProblems: reads.map((read, at) => again.get(at) ?? (read.ok ? undefined : read.problems[0])),
    sumProblem,
    largest: largestRatios(ratios, merchantMaxPercent),
    sum: ratios.reduce<number>((sum, ratio) => sum + (ratio ?? 0), 0),
    limit: splitLimit(merchantMaxPercent),
    problems: found,
    tasks: list.ok && found.length === 0 ? list.value : null,
  };
}

/** Names the rows for React: by recipient, and by turn where one stands twice. */
export function keysOf(drafts: readonly Pick<SplitDraft, 'recipientId'>[]): string[] {
  const turns = new Map<string, number>();
  return drafts.map(({ recipientId }) => {
    const turn = (turns.get(recipientId) ?? 0) + 1;
    turns.set(recipientId, turn);
    return `${recipientId} ${turn}`;
  });
}

/** The rows with one taken to another place; what leads out of the list stays. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  if (row === undefined || to < 0 || to >= rows.length || from === to) return rows;
  return rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

export type RowChange = { readonly kind: 'added' } | { readonly kind: 'changed'; readonly from: number };

export interface SplitChanges {
  /** By row; undefined where nothing changed. */
  readonly rows: readonly (RowChange | undefined)[];
  readonly removed: readonly SplitTask[];
}

/** What the rows change in the saved rule. Their order is no change: it decides nothing. @spec N18 */
export function changesOf(drafts: readonly SplitDraft[], saved: readonly SplitTask[]): SplitChanges {
  const before = new Map(saved.map((task) => [task.recipientId, task]));
  const rows = drafts.map(({ recipientId, ratio }): RowChange | undefined => {
    const task = before.get(recipientId);
    if (!task) return { kind: 'added' };
    return typedRatio(String(ratio)) === String(task.ratio) ? undefined : { kind: 'changed', from: task.ratio };
  });
  const kept = new Set(drafts.map(({ recipientId }) => recipientId));
  return { rows, removed: saved.filter(({ recipientId }) => !kept.has(recipientId)) };
}
