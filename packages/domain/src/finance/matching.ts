import { type Cents, ok, type Result, sumCents } from '../lib/index.ts';

/** What a statement says of a payment or a refund. @spec TAR-10 */
export const statementStates = ['success', 'refunding', 'failed', 'closed'] as const;
export type StatementState = (typeof statementStates)[number];

/** A payment or a refund, of our books or of a provider's statement. */
export interface StatementRow {
  readonly type: 'payment' | 'refund';
  /** Our number of it, by which the provider knows it too. */
  readonly outNo: string;
  readonly cents: Cents;
  readonly feeCents: Cents;
  readonly state: StatementState;
  /** Of our rows: the provider states it on a later day only. */
  readonly isNotDue?: boolean;
}

/** `missingHere`: the provider alone has it. `missingThere`: we alone. `twice`: a second row of one number. @spec TAR-10 */
export const reconKinds = ['missingHere', 'missingThere', 'amount', 'state', 'feeDiffers', 'twice'] as const;
export type ReconKind = (typeof reconKinds)[number];

/** What does not match: the row of each side that has one. */
export interface ReconFinding {
  readonly kind: ReconKind;
  readonly ours?: StatementRow;
  readonly theirs?: StatementRow;
}

export interface MatchedRow {
  readonly ours: StatementRow;
  readonly theirs: StatementRow;
}

export interface DayMatch {
  readonly matched: readonly MatchedRow[];
  readonly findings: readonly ReconFinding[];
  /** Expected on a later day: no finding. */
  readonly notDue: readonly StatementRow[];
}

const keyOf = ({ type, outNo }: StatementRow): string => `${outNo} ${type}`;
const contentOf = ({ cents, state, feeCents, isNotDue = false }: StatementRow): string =>
  `${cents} ${state} ${feeCents} ${isNotDue}`;
const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Rows of one number, in an order that does not depend on how they came. */
const grouped = (rows: readonly StatementRow[]): ReadonlyMap<string, readonly StatementRow[]> =>
  new Map(
    [...Map.groupBy(rows, keyOf)].map(([key, group]) => [
      key,
      group.toSorted((a, b) => byText(contentOf(a), contentOf(b))),
    ]),
  );

/** What differs of two rows of one number, the gravest first. */
const differenceOf = (ours: StatementRow, theirs: StatementRow): ReconKind | undefined => {
  if (ours.cents !== theirs.cents) return 'amount';
  if (ours.state !== theirs.state) return 'state';
  return ours.feeCents === theirs.feeCents ? undefined : 'feeDiffers';
};

/** The rows that are one: two that agree, where there are such. */
const pairOf = (ours: readonly StatementRow[], theirs: readonly StatementRow[]): MatchedRow | undefined => {
  for (const mine of ours) {
    const same = theirs.find((other) => differenceOf(mine, other) === undefined);
    if (same) return { ours: mine, theirs: same };
  }
  const [mine, other] = [ours[0], theirs[0]];
  return mine && other && { ours: mine, theirs: other };
};

const without = (rows: readonly StatementRow[], one: StatementRow | undefined): StatementRow[] => {
  const at = one === undefined ? -1 : rows.indexOf(one);
  return at === -1 ? [...rows] : rows.toSpliced(at, 1);
};

/**
 * Compares the payments and refunds of a day with a provider's statement. Every row of either side is in the answer once, and the answer
 * does not depend on the order of the rows. Two rows of one number are one payment: the pair that agrees is taken, the others are there twice.
 * @spec TAR-10 TAR-06
 */
export function matchDay(ours: readonly StatementRow[], theirs: readonly StatementRow[]): DayMatch {
  const [mine, others] = [grouped(ours), grouped(theirs)];
  const matched: MatchedRow[] = [];
  const findings: ReconFinding[] = [];
  const notDue: StatementRow[] = [];
  for (const key of [...new Set([...mine.keys(), ...others.keys()])].toSorted(byText)) {
    const [here, there] = [mine.get(key) ?? [], others.get(key) ?? []];
    const pair = pairOf(here, there);
    const [lone, stranger] = pair ? [pair.ours, pair.theirs] : [here[0], there[0]];
    const kind = pair && differenceOf(pair.ours, pair.theirs);
    if (pair && kind) findings.push({ kind, ...pair });
    else if (pair) matched.push(pair);
    else if (lone?.isNotDue) notDue.push(lone);
    else if (lone) findings.push({ kind: 'missingThere', ours: lone });
    else if (stranger) findings.push({ kind: 'missingHere', theirs: stranger });
    findings.push(
      ...without(here, lone).map((row) => ({ kind: 'twice' as const, ours: row })),
      ...without(there, stranger).map((row) => ({ kind: 'twice' as const, theirs: row })),
    );
  }
  return { matched, findings, notDue };
}

/** The four figures of one side. */
export interface StatementFigures {
  readonly paidCents: Cents;
  readonly refundedCents: Cents;
  readonly feeCents: Cents;
  /** Paid less refunded and fees. */
  readonly netCents: Cents;
}

/** What the rows that succeeded come to. @returns `form.inexact` where a sum is no exact number @spec TAR-10 TAR-09 */
export const statementFigures = (rows: readonly StatementRow[]): Result<StatementFigures> => {
  const done = rows.filter(({ state }) => state === 'success');
  const of = (type: StatementRow['type']) =>
    sumCents(done.filter((row) => row.type === type).map(({ cents }) => cents));
  const [paid, refunded, fee] = [of('payment'), of('refund'), sumCents(done.map(({ feeCents }) => feeCents))];
  if (!paid.ok) return paid;
  if (!refunded.ok) return refunded;
  if (!fee.ok) return fee;
  const net = sumCents([paid.value, -refunded.value, -fee.value]);
  if (!net.ok) return net;
  return ok({ paidCents: paid.value, refundedCents: refunded.value, feeCents: fee.value, netCents: net.value });
};
