import { csvText } from '@fireline/domain/lib';
import {
  type Figures,
  type Imbalance,
  type ResourceRecord,
  type StatementTerm,
  changeOf,
  differenceOf,
  statementTerms,
  usedOf,
} from '@fireline/domain/tariff';

/** The lines of the sum in the order people reckon: what there was, what came, what is left, what must have been used. */
export const formula = [
  { term: 'opening', sign: '' },
  { term: 'purchased', sign: '+' },
  { term: 'gifted', sign: '+' },
  { term: 'closing', sign: '−' },
  { term: 'used', sign: '=' },
  { term: 'consumed', sign: '' },
] as const;
export type FormulaTerm = (typeof formula)[number]['term'];

const isTerm = (term: FormulaTerm): term is StatementTerm => (statementTerms as readonly string[]).includes(term);
/** The term's rows can be opened. */
export const termOf = (term: FormulaTerm): StatementTerm | undefined => (isTerm(term) ? term : undefined);

export const figureOf = (figures: Figures, term: FormulaTerm): number =>
  term === 'used' ? usedOf(figures) : figures[term];

/** What the rows of a term come to, and how much of the term they do not explain. @spec N20 */
export function explained(term: StatementTerm, figure: number, rows: readonly ResourceRecord[]) {
  const change = rows.reduce((sum, row) => sum + changeOf(row), 0);
  const sum = term === 'consumed' ? -change || 0 : change;
  return { sum, missing: figure - sum };
}

/** Reasons by the record at which they show. */
export const reasonsByRecord = (reasons: readonly Imbalance[]): ReadonlyMap<string | undefined, readonly Imbalance[]> =>
  Map.groupBy(reasons, ({ recordId }) => recordId);

export interface SheetTexts {
  readonly term: (term: FormulaTerm) => string;
  readonly heading: string;
  readonly columns: readonly string[];
  readonly difference: string;
  readonly sellType: (type: ResourceRecord['sellType']) => string;
  readonly time: (ms: number) => string;
  readonly reason: (reason: Imbalance) => string;
}

/** The sum, the difference with its reasons, then every row of every term: a sheet that can be reckoned again. @spec TAR-06 N20 */
export function csvOf(
  figures: Figures,
  rows: Readonly<Record<StatementTerm, readonly ResourceRecord[]>>,
  reasons: readonly Imbalance[],
  texts: SheetTexts,
): string {
  const byRecord = reasonsByRecord(reasons);
  const told = (recordId: string | undefined): string => (byRecord.get(recordId) ?? []).map(texts.reason).join('; ');
  return csvText([
    // the sign goes last: first in its cell a spreadsheet would take it for a formula
    ...formula.map(({ term, sign }) => [`${texts.term(term)}${sign && ` (${sign})`}`, figureOf(figures, term)]),
    [texts.difference, differenceOf(figures), told(undefined)],
    [],
    [texts.heading, ...texts.columns],
    ...statementTerms.flatMap((term) =>
      rows[term].map((row) => [
        texts.term(term),
        texts.time(row.atMs),
        row.id,
        row.orderId ?? '',
        row.deviceId ?? '',
        texts.sellType(row.sellType),
        changeOf(row),
        row.before,
        row.after,
        told(row.id),
      ]),
    ),
  ]);
}
