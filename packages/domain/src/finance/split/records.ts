import {
  type Cents,
  defineMachine,
  type Problem,
  problems,
  type Result,
  step,
  sumCents,
  yuanText,
} from '../../lib/index.ts';

/** @spec FIN-07 */
export const splitResults = ['pending', 'success', 'failed'] as const;
export type SplitResult = (typeof splitResults)[number];
export type SplitEvent = 'succeed' | 'fail' | 'retry';

/** What the payment provider did with one recipient's part. @spec FIN-07 */
export interface SplitRecord {
  readonly merchantLedgerNumber: string;
  readonly providerLedgerNumber?: string;
  readonly orderNumber: string;
  /** The version of the rule by which it was split; a later version changes no record. */
  readonly ruleVersion: number;
  readonly providerOrderNumber?: string;
  readonly subMerchantNumber?: string;
  readonly applicationId?: string;
  readonly totalCents: Cents;
  readonly recipientAccount: string;
  readonly receivedCents: Cents;
  readonly detailNumber: string;
  readonly result: SplitResult;
  readonly resultCode?: string;
  readonly errorCode?: string;
  readonly errorMessage?: string;
  readonly createdAtMs: number;
  readonly completedAtMs?: number;
}

/** The life of one recipient's part. Decision: what failed can be tried again. @spec FIN-07 FIN-06 */
export const splitMachine = defineMachine<SplitResult, SplitEvent, never, object>({
  name: 'split',
  words: { state: 'finance.split.result', event: 'finance.split.event', guard: 'finance.guard' },
  initial: 'pending',
  finals: ['success'],
  states: {
    pending: { succeed: { to: 'success', spec: 'FIN-07' }, fail: { to: 'failed', spec: 'FIN-07' } },
    failed: { retry: { to: 'pending', spec: 'FIN-07' } },
    success: {},
  },
  guards: {},
  refusal: (state) => ({ code: `finance.split.is.${state}` }),
});

export const splitStep = (result: SplitResult, event: SplitEvent): Result<SplitResult> =>
  step(splitMachine, result, event, {});

const problem = (isWrong: boolean, code: string, field: string): Problem | undefined =>
  isWrong ? { code, field } : undefined;

/**
 * How a part begins. Decision: providers refuse an amount of 0, so a part of 0 cents is never sent: it has succeeded, with the result code
 * `nothingToSend`.
 * @spec FIN-05 FIN-07
 */
export const splitStart = (cents: Cents): { readonly result: SplitResult; readonly resultCode?: 'nothingToSend' } =>
  cents === 0 ? { result: 'success', resultCode: 'nothingToSend' } : { result: 'pending' };

/** What does not fit together in one record. @spec FIN-07 */
export const checkSplitRecord = (record: SplitRecord): Problem[] => {
  const { result, completedAtMs, createdAtMs, errorCode } = record;
  return problems(
    problem((result === 'pending') !== (completedAtMs === undefined), 'finance.record.completion', 'completedAtMs'),
    problem((completedAtMs ?? createdAtMs) < createdAtMs, 'finance.record.times', 'completedAtMs'),
    problem((result === 'failed') !== (errorCode !== undefined), 'finance.record.error', 'errorCode'),
    problem(result !== 'success' && record.receivedCents === 0, 'finance.record.nothing', 'receivedCents'),
    problem(
      !Number.isSafeInteger(record.receivedCents) || record.receivedCents < 0,
      'finance.record.cents',
      'receivedCents',
    ),
  );
};

/**
 * What does not fit together in all records of one order: one total, no detail twice, and never more received than paid.
 * @spec FIN-07 TAR-09
 */
export const checkOrderSplit = (records: readonly SplitRecord[]): Problem[] => {
  const total = records[0]?.totalCents ?? 0;
  const details = new Set(records.map(({ detailNumber }) => detailNumber));
  const sum = sumCents(records.filter(({ result }) => result !== 'failed').map(({ receivedCents }) => receivedCents));
  const received = sum.ok ? sum.value : NaN;
  return problems(
    problem(!sum.ok, 'finance.record.cents', 'receivedCents'),
    problem(
      records.some(({ totalCents }) => totalCents !== total),
      'finance.record.totals',
      'totalCents',
    ),
    problem(details.size < records.length, 'finance.record.detail', 'detailNumber'),
    received > total
      ? {
          code: 'finance.record.sum',
          field: 'receivedCents',
          args: { received: yuanText(received), total: yuanText(total) },
        }
      : undefined,
  );
};
