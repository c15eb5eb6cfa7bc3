import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** Whether any of the columns contains the text, in either case; what separates them is in no text that is typed. @spec SHL-23 */
export const containsText = (text: string, ...columns: readonly (string | RawBuilder<string>)[]): RawBuilder<SqlBool> =>
  sql`strpos(lower(concat_ws(chr(10), ${sql.join(columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)))})), lower(${text})) > 0`;
