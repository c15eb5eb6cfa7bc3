import { pastedText, unseenChars } from '@fireline/domain/lib';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** A stored text as `pastedText` of the domain writes it, blanks aside. Few hold more than usual letters and characters: only those cost more. */
export const pastedSql = (text: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when ${text} ~ ${sql.lit('[^ -~\n一-鿿]')} then translate(normalize(${text}, nfkc), ${sql.lit(unseenChars)}, '') else ${text} end`;

/** Whether a text, as `pastedSql`, has every word of what is sought, in either case. @spec SHL-23 */
export function hasWordsSql(text: RawBuilder<string>, sought: string): RawBuilder<SqlBool> {
  const words = pastedText(sought).split(' ').filter(Boolean);
  if (words.length === 0) return sql`true`;
  return sql`(${sql.join(
    words.map((word) => sql`strpos(lower(${text}), lower(${word})) > 0`),
    sql` and `,
  )})`;
}

/** Whether the columns together have every word of the text; what separates them is in no text that is typed. @spec SHL-23 */
export const containsText = (text: string, ...columns: readonly (string | RawBuilder<string>)[]): RawBuilder<SqlBool> =>
  hasWordsSql(
    pastedSql(
      sql`concat_ws(chr(10), ${sql.join(columns.map((column) => (typeof column === 'string' ? sql.ref(column) : column)))})`,
    ),
    text,
  );
