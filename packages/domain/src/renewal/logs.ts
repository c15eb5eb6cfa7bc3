import type { LifeEvent, LifeState } from '../device/index.ts';
import type { OrderState, PaymentMethod } from '../finance/index.ts';
import type { Cents, Day, Problem } from '../lib/index.ts';

/** @spec REN-04 */
export const rechargeResults = ['success', 'failed', 'pending'] as const;
export type RechargeResult = (typeof rechargeResults)[number];

/** What became of the purchase of an order. Decision: one whose payment failed can still be paid, until it expires. @spec REN-04 FIN-01 */
export const rechargeResultOf = {
  unpaid: 'pending',
  paying: 'pending',
  failed: 'pending',
  success: 'success',
  cancelled: 'failed',
  expired: 'failed',
} as const satisfies Readonly<Record<OrderState, RechargeResult>>;

/** One purchase of resources. @spec REN-04 */
export interface Recharge {
  readonly channel: PaymentMethod | null;
  readonly quantity: number;
  readonly before: number;
  readonly after: number;
  readonly amountCents: Cents;
  readonly result: RechargeResult;
}

/** Before and quantity must make after; unless it succeeded nothing may move. @spec REN-04 */
export const checkRecharge = ({ quantity, before, after, result }: Recharge): Problem | undefined => {
  const added = result === 'success' ? quantity : 0;
  return before + added === after
    ? undefined
    : { code: 'renewal.recharge.arithmetic', field: 'after', args: { before, quantity: added, after } };
};

/** The services whose start and stop are logged. @spec REN-04 */
export const loggedServices = ['deviceService', 'dataCard', 'cloudStorage', 'watermark', 'sms', 'voice'] as const;
export type LoggedService = (typeof loggedServices)[number];
/** @spec REN-04 */
export const startStops = ['start', 'stop'] as const;
export type StartStop = (typeof startStops)[number];

/** The services whose starts and stops are noted: of a device, and of what is kept of a camera. @spec REN-04 DEV-20 */
export const notedServices = ['deviceService', 'cloudStorage', 'watermark'] as const satisfies readonly LoggedService[];
export type NotedService = (typeof notedServices)[number];

/** What starts and stops the service of a device. @spec REN-04 */
const lifeReasons = [
  'activate',
  'suspend',
  'resume',
  'expire',
  'renew',
  'remove',
] as const satisfies readonly LifeEvent[];
/** What starts and stops cloud storage and watermarks beyond that: a purchase, a gift, and a refund that is booked or called off. @spec REN-04 DEV-20 */
export const storageReasons = ['buy', 'give', 'refund', 'giveBack'] as const;
/** Everything that starts and stops a service. @spec REN-04 */
export const startStopReasons = [...lifeReasons, ...storageReasons] as const;
export type StartStopReason = (typeof startStopReasons)[number];

/** What the log keeps of a change in the life of a device: a start, a stop, or nothing when it runs on or rests on. @spec REN-04 */
export const startStopOf = (from: LifeState, to: LifeState): StartStop | undefined => {
  const [ran, runs] = [from === 'inService', to === 'inService'];
  if (ran === runs) return undefined;
  return runs ? 'start' : 'stop';
};

/**
 * What the log keeps of cloud storage or a watermark whose last day has changed or passed: a start, a stop, or nothing.
 * @param ran its last entry is a start
 * @param until its last day, which still counts; null: never bought
 * @spec REN-04 DEV-20
 * @example storageTurn(true, '2026-11-20', '2026-11-21') // 'stop'
 */
export const storageTurn = (ran: boolean, until: Day | null, today: Day): StartStop | undefined => {
  const runs = until !== null && until >= today;
  if (ran === runs) return undefined;
  return runs ? 'start' : 'stop';
};

/**
 * Why cloud storage or a watermark stops after its last day. Decision: a refund leaves the day on which it is decided, so that a service that ends
 * with that day was ended by the refund, and any other has run out.
 */
const storageStopReason = (until: Day, refundedOn: Day | null): StartStopReason =>
  refundedOn !== null && refundedOn >= until ? 'refund' : 'expire';

/** A start or stop of cloud storage or a watermark that a last day brings. */
export interface StorageTurn {
  readonly type: StartStop;
  /** The last day; null: never bought. */
  readonly until: Day | null;
  /** The day of the last refund that took days of it, for a stop, or gave them back, for a start; null: there is none. */
  readonly refundedOn: Day | null;
}

/**
 * Why cloud storage or a watermark starts or stops by its last day.
 * @spec REN-04 FIN-08
 * @example storageReason({ type: 'stop', until: '2026-11-21', refundedOn: '2026-11-21' }) // 'refund'
 */
export const storageReason = ({ type, until, refundedOn }: StorageTurn): StartStopReason => {
  if (type === 'start') return refundedOn === null ? 'resume' : 'giveBack';
  return until === null ? 'expire' : storageStopReason(until, refundedOn);
};

/** One start or stop. @spec REN-04 */
export interface StartStopEntry {
  readonly service: LoggedService;
  readonly type: StartStop;
  readonly reason: StartStopReason;
  readonly atMs: number;
}

/** Why an entry cannot follow those before it, see {@link startStopMisfit}; `renewal.log.` with the name says it in words. @spec REN-04 */
export const startStopMisfits = ['twice.start', 'twice.stop', 'withoutCloud'] as const;
export type StartStopMisfit = (typeof startStopMisfits)[number];

/** What starts a watermark only while cloud storage runs; what a refund took is given back in any case. @spec DEV-20 REN-04 */
export const watermarkStarts = ['buy', 'give'] as const satisfies readonly StartStopReason[];

/** The entries before one, of the same device; null: there is none. */
export interface StartStopsBefore {
  /** Of the same service. */
  readonly same: StartStop | null;
  readonly cloudStorage: StartStop | null;
}

/**
 * Why an entry cannot follow those before it: a service that runs is not started, nor a stopped one stopped, and a watermark is neither sold nor given
 * once cloud storage has expired.
 * @spec REN-04 DEV-20
 */
export const startStopMisfit = (
  { service, type, reason }: Pick<StartStopEntry, 'service' | 'type' | 'reason'>,
  { same, cloudStorage }: StartStopsBefore,
): StartStopMisfit | undefined => {
  if ((same ?? 'stop') === type) return `twice.${type}`;
  const leans = service === 'watermark' && type === 'start' && (watermarkStarts as readonly string[]).includes(reason);
  return leans && cloudStorage !== 'start' ? 'withoutCloud' : undefined;
};

/**
 * The entries of a device that cannot follow those before, see {@link startStopMisfit}. The log is given in the order of time and begins with a start.
 * @spec REN-04
 */
export const checkStartStops = (entries: readonly StartStopEntry[]): Problem[] => {
  const last = new Map<LoggedService, StartStop>();
  return entries.flatMap((entry, at) => {
    const { service, type } = entry;
    const before = { same: last.get(service) ?? null, cloudStorage: last.get('cloudStorage') ?? null };
    const misfit = startStopMisfit(entry, before);
    last.set(service, type);
    return misfit ? [{ code: `renewal.log.${misfit}`, field: `entries.${at}` }] : [];
  });
};
