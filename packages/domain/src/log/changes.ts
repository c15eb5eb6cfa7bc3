import type { LoggedField } from './areas.ts';

/** What a field was and what it is now; null where there was or is nothing. @spec SES-10 */
export type LoggedChanges = Readonly<
  Partial<Record<LoggedField, { readonly before: unknown; readonly after: unknown }>>
>;

type FieldsOf<Row> = Row extends unknown ? (string extends keyof Row ? never : keyof Row) : never;
/** Does not compile for a field that has no word. */
type Named<Row> = [Exclude<FieldsOf<Row>, LoggedField>] extends [never]
  ? unknown
  : { readonly 'field without a word': Exclude<FieldsOf<Row>, LoggedField> };

/** What differs between two records, by field; nothing on either side is null. @spec SES-10 */
export function loggedChanges<Before extends object, After extends object>(
  before: Before & Named<Before>,
  after: After & Named<After>,
): LoggedChanges {
  const [was, is] = [before, after] as Readonly<Record<string, unknown>>[];
  const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const pairs = fields.map((field) => [field, { before: was?.[field] ?? null, after: is?.[field] ?? null }] as const);
  return Object.fromEntries(
    pairs.filter(([, change]) => JSON.stringify(change.before) !== JSON.stringify(change.after)),
  );
}
