import { plainText } from '@fireline/domain/lib';
import { type Choice, shownAtMost } from '../lib/choice/choices.ts';
import type { Choices } from '../lib/choice/useChoices.ts';

/** What a line of the list does: choose, add what was typed, ask once more. */
export type Row<Value extends string> =
  | { readonly kind: 'choice'; readonly choice: Choice<Value> }
  | { readonly kind: 'create'; readonly label: string }
  | { readonly kind: 'retry' };

/** The line of a choice; null where nothing is chosen. */
export const rowOf = <Value extends string>(choice: Choice<Value> | null): Row<Value> | null =>
  choice && { kind: 'choice', choice };

export const rowKey = (row: Row<string> | null): string => {
  if (row?.kind === 'choice') return `choice:${row.choice.value}`;
  return row?.kind ?? 'none';
};

/** What stands in the input when the line is taken. */
export const rowText = (row: Row<string> | null): string => (row?.kind === 'choice' ? row.choice.label : '');

export const isRowDisabled = (row: Row<string>): boolean => row.kind === 'choice' && row.choice.disabled === true;

interface RowsOptions<Value extends string> {
  readonly choices: Choices<Value>;
  readonly query: string;
  readonly canCreate: boolean;
}

/** The lines for what was found; adding is offered only for what is not there yet. */
export function rowsOf<Value extends string>({ choices, query, canCreate }: RowsOptions<Value>): Row<Value>[] {
  const { found, status } = choices;
  const rows: Row<Value>[] = found.slice(0, shownAtMost).map((choice) => ({ kind: 'choice', choice }));
  if (status === 'failed') rows.push({ kind: 'retry' });
  const isNew = query !== '' && !found.some(({ label }) => plainText(label) === plainText(query));
  if (canCreate && isNew && status === 'ready') rows.push({ kind: 'create', label: query });
  return rows;
}
