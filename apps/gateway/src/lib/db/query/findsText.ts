import { pastedText } from '@fireline/domain/lib';
import { personalInText, soughtPersonal } from '@fireline/domain/session';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { containsText, hasWordsSql, pastedSql } from './containsText.ts';

interface Searched {
  /** Answered whole: any part is found. */
  readonly open: readonly string[];
  /** Phone numbers and e-mail addresses that are answered masked. */
  readonly masked?: readonly (string | RawBuilder<string>)[];
  /** The same as lists in JSON. */
  readonly maskedLists?: readonly string[];
  /** Texts in which numbers and e-mail addresses are answered masked: the rest of them is found in parts. */
  readonly maskedTexts?: readonly string[];
}

const inText = Object.values(personalInText).join('|');
const withoutPersonal = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`regexp_replace(${text}, ${sql.lit(inText)}, chr(10), 'g')`;

/** A stored value as the domain's `soughtPersonal` writes what is sought. */
const keyOf = (value: RawBuilder<unknown>): RawBuilder<string> =>
  sql`case when strpos(${value}, '@') > 0 then lower(${value})
    else regexp_replace(regexp_replace(upper(${value}), '[^0-9X]', '', 'g'), '^(00)?86(?=1[0-9]{10}$)', '') end`;

/** In each of the forms of `personalInText`; a text without it is open as a whole. */
const mayHoldPersonal = (text: RawBuilder<string>): RawBuilder<SqlBool> =>
  sql`(strpos(${text}, '@') > 0 or ${text} ~ '[0-9]{4}[- ]?[0-9]{4}')`;

/**
 * Whether the open part of a text holds what is sought. To take the numbers out of a text costs a hundred times what it costs to look into it:
 * that is done last, for texts that hold what is sought and perhaps a number.
 */
function holdsOpenly(column: string, search: string): RawBuilder<SqlBool> {
  const text = pastedSql(sql.ref(column));
  return sql`case when not ${hasWordsSql(text, search)} then false
    when ${mayHoldPersonal(text)} then ${hasWordsSql(withoutPersonal(text), search)} else true end`;
}

/** Whether a number or an address in a text is the sought one, looked for in the same order: first whether the text holds its characters. */
function holdsWhole(column: string, sought: string): RawBuilder<SqlBool> {
  const text = sql.ref(column);
  const plain = sought.includes('@') ? sql`lower(${text})` : sql`upper(translate(${text}, '- ', ''))`;
  return sql`case when strpos(${plain}, ${sought}) > 0
    then exists (select from regexp_matches(${text}, ${sql.lit(`(${inText})`)}, 'g') as found where ${keyOf(sql`found[1]`)} = ${sought})
    else false end`;
}

/**
 * Whether a row is found by a text: by any part of what its list shows whole, and by a value that the list masks as a whole only, so that
 * nobody finds a masked number out by searching for its digits.
 * @spec SES-07 SHL-23
 */
export function findsText(
  search: string,
  { open, masked = [], maskedLists = [], maskedTexts = [] }: Searched,
): RawBuilder<SqlBool> {
  const parts = [
    ...(open.length === 0 ? [] : [containsText(search, ...open)]),
    ...maskedTexts.map((column) => holdsOpenly(column, search)),
  ];
  const sought = soughtPersonal(pastedText(search));
  const whole =
    sought === undefined
      ? []
      : [
          ...masked.map(
            (column) => sql<SqlBool>`${keyOf(typeof column === 'string' ? sql.ref(column) : column)} = ${sought}`,
          ),
          ...maskedLists.map(
            (column) =>
              sql<SqlBool>`exists (select from jsonb_array_elements_text(${sql.ref(column)}) as one where ${keyOf(sql`one`)} = ${sought})`,
          ),
          ...maskedTexts.map((column) => holdsWhole(column, sought)),
        ];
  const ways = [...parts, ...whole];
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`;
}
