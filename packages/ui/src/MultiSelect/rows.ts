import { type Choice, shownAtMost } from '../lib/choice/choices.ts';

/** What a line of the list does: one choice, or all that were found at once. */
export type Row<Value extends string> =
  | { readonly kind: 'choice'; readonly choice: Choice<Value> }
  | { readonly kind: 'all'; readonly values: readonly Value[]; readonly isOn: boolean };

export const rowKey = (row: Row<string> | null): string =>
  row?.kind === 'choice' ? `choice:${row.choice.value}` : (row?.kind ?? 'none');

export const isRowDisabled = (row: Row<string>): boolean => row.kind === 'choice' && row.choice.disabled === true;

/** All at once stands first, where there is more than one; it means everything found, also what is not drawn. */
export function rowsOf<Value extends string>(
  found: readonly Choice<Value>[],
  chosen: ReadonlySet<Value>,
): readonly Row<Value>[] {
  const values = found.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const rows: Row<Value>[] = found.slice(0, shownAtMost).map((choice) => ({ kind: 'choice', choice }));
  if (values.length < 2) return rows;
  return [{ kind: 'all', values, isOn: values.every((value) => chosen.has(value)) }, ...rows];
}
