import {
  type Cents,
  defineForm,
  defineMachine,
  integer,
  oneOf,
  type Problem,
  type Result,
  step,
  text,
} from '../lib/index.ts';
import { bankSerialChars, billCount, billYears, nameChars } from './limits.ts';
import { price } from './prices.ts';

/** What a bill is for. Decision: what is sold by account. @spec TAR-01 */
export const billTypes = ['deviceService', 'sms', 'voice', 'dataCard', 'storage'] as const;
export type BillType = (typeof billTypes)[number];
/** @spec TAR-01 */
export const billPeriods = ['month', 'quarter', 'year'] as const;
export type BillPeriod = (typeof billPeriods)[number];

/** @spec TAR-01 */
export const billForm = defineForm({
  name: text(nameChars),
  type: oneOf(billTypes),
  period: oneOf(billPeriods),
  year: integer(billYears),
  itemCount: integer(billCount),
  totalDevices: integer(billCount),
  totalAmount: price,
  invoice: text({ min: 0, max: nameChars.max }),
});

/** The proof that a bill was paid: both are required, and locked once submitted. `receipt` names the uploaded picture. @spec TAR-01 */
export const billProofForm = defineForm({
  bankSerialNumber: text(bankSerialChars, { matches: /^[0-9A-Za-z]+$/, code: 'tariff.bill.serial' }),
  receipt: text(nameChars),
});

export const billStates = ['notWrittenOff', 'writtenOff'] as const;
export type BillState = (typeof billStates)[number];
export type BillEvent = 'submitProof' | 'writeOff';

export interface BillContext {
  /** The one who asks may do what only finance does. */
  readonly isFinance?: boolean;
  /** Who asks, and who issued the bill: not the same person writes it off. */
  readonly userId?: string;
  readonly issuedBy?: string;
  readonly hasProof?: boolean;
  /** What is submitted, as it came. */
  readonly proof?: unknown;
}

const locked: Problem = { code: 'tariff.bill.locked', field: 'bankSerialNumber' };

/**
 * The life of a bill: its payer submits the proof once, finance writes it off. Decision: four eyes, so not the one who issued it.
 * @spec TAR-01
 */
export const billMachine = defineMachine<
  BillState,
  BillEvent,
  'proofNotYetGiven' | 'proofComplete' | 'hasProof' | 'isFinance' | 'isNotIssuer',
  BillContext
>({
  name: 'bill',
  words: { state: 'tariff.bill.state', event: 'tariff.bill.event', guard: 'tariff.guard' },
  initial: 'notWrittenOff',
  finals: ['writtenOff'],
  states: {
    notWrittenOff: {
      submitProof: { to: 'notWrittenOff', guards: ['proofNotYetGiven', 'proofComplete'], spec: 'TAR-01' },
      writeOff: { to: 'writtenOff', guards: ['isFinance', 'isNotIssuer', 'hasProof'], spec: 'TAR-01' },
    },
    writtenOff: {},
  },
  guards: {
    proofNotYetGiven: ({ hasProof }) => (hasProof ? locked : undefined),
    proofComplete: ({ proof }) => {
      const read = billProofForm.check(proof);
      return read.ok ? undefined : read.problems[0];
    },
    hasProof: ({ hasProof }) => (hasProof ? undefined : { code: 'tariff.bill.noProof', field: 'receipt' }),
    isNotIssuer: ({ userId, issuedBy }) =>
      userId === undefined || userId === issuedBy ? { code: 'tariff.bill.ownBill' } : undefined,
    isFinance: ({ isFinance }) => (isFinance ? undefined : { code: 'tariff.bill.financeOnly' }),
  },
  refusal: (_state, event) => (event === 'submitProof' ? locked : { code: 'tariff.bill.writtenOff' }),
});

export const billStep = (state: BillState, event: BillEvent, context: BillContext): Result<BillState> =>
  step(billMachine, state, event, context);

/** A bill as it is kept. @spec TAR-01 */
export interface Bill {
  readonly id: string;
  readonly name: string;
  readonly type: BillType;
  readonly period: BillPeriod;
  readonly year: number;
  readonly itemCount: number;
  readonly totalDevices: number;
  readonly totalCents: Cents;
  readonly state: BillState;
  readonly invoice?: string;
  readonly issuedAtMs: number;
  readonly issuedBy: string;
  readonly paidAtMs?: number;
  readonly bankSerialNumber?: string;
  readonly receipt?: string;
}

/** The fields of a bill that nobody can change any more: to be drawn read-only. @spec TAR-01 */
export const lockedBillFields = ({ bankSerialNumber, receipt }: Pick<Bill, 'bankSerialNumber' | 'receipt'>): string[] =>
  bankSerialNumber || receipt ? Object.keys(billProofForm.fields) : [];
