import type { LifeEvent, LifeState } from '../device/index.ts';
import type { OrderState, PaymentMethod } from '../finance/index.ts';
import type { Cents, Problem } from '../lib/index.ts';

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

/** What starts and stops the service of a device. @spec REN-04 */
export const startStopReasons = [
  'activate',
  'suspend',
  'resume',
  'expire',
  'renew',
  'remove',
] as const satisfies readonly LifeEvent[];

/** What the log keeps of a change in the life of a device: a start, a stop, or nothing when it runs on or rests on. @spec REN-04 */
export const startStopOf = (from: LifeState, to: LifeState): StartStop | undefined => {
  const [ran, runs] = [from === 'inService', to === 'inService'];
  if (ran === runs) return undefined;
  return runs ? 'start' : 'stop';
};

/** One start or stop. @spec REN-04 */
export interface StartStopEntry {
  readonly service: LoggedService;
  readonly type: StartStop;
  readonly description: string;
  readonly atMs: number;
}

/** Why an entry cannot follow the one before of the same service; null: it is the first. @spec REN-04 */
export const startStopProblem = (before: StartStop | null, type: StartStop): Problem | undefined =>
  (before ?? 'stop') === type ? { code: `renewal.log.twice.${type}`, field: 'type' } : undefined;

/**
 * The entries that cannot follow the one before of the same service: a service that runs is not started, nor a stopped one stopped.
 * The log is given in the order of time and begins with a start.
 * @spec REN-04
 */
export const checkStartStops = (entries: readonly StartStopEntry[]): Problem[] => {
  const last = new Map<LoggedService, StartStop>();
  return entries.flatMap(({ service, type }, at) => {
    const problem = startStopProblem(last.get(service) ?? null, type);
    last.set(service, type);
    return problem ? [{ ...problem, field: `entries.${at}` }] : [];
  });
};
