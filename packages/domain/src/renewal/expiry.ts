import { type ExpiryTerm, remainingDays } from '../device/index.ts';
import type { Day } from '../lib/index.ts';
import { nearExpiryDays } from './limits.ts';

/** The service of a device or a card. Both days are served; a missing one means that it has not begun. */
export interface ServiceDays {
  readonly startsOn: Day | null;
  readonly expiresOn: Day | null;
}

const hasStarted = ({ startsOn }: ServiceDays, today: Day): boolean => startsOn !== null && startsOn <= today;
const within =
  (days: number) =>
  ({ expiresOn }: ServiceDays, today: Day): boolean => {
    const left = expiresOn === null ? -1 : remainingDays(expiresOn, today);
    return left >= 0 && left <= days;
  };
const [days7, days15, days30] = nearExpiryDays;

/**
 * The filters of a renewal list, each asked by itself. Every row is either started or not; nothing is expired and near expiry; 30 days
 * hold 15, 15 hold 7 and 7 hold today. Decision: the last day itself is 'today', not expired.
 * @spec REN-02
 */
export const expiryFilters = {
  within7: within(days7),
  within15: within(days15),
  within30: within(days30),
  today: within(0),
  expired: ({ expiresOn }, today) => expiresOn !== null && expiresOn < today,
  started: hasStarted,
  notStarted: (row, today) => !hasStarted(row, today),
} as const satisfies Record<string, (row: ServiceDays, today: Day) => boolean>;
export type ExpiryFilter = keyof typeof expiryFilters;
export const expiryFilterNames = Object.keys(expiryFilters) as readonly ExpiryFilter[];

/** What is due for renewal: what is over, and what ends within 30 days. Decision. @spec REN-02 */
export const dueExpiries = ['expired', 'within30'] as const satisfies readonly ExpiryFilter[];
/** @spec REN-02 */
export const isRenewalDue = (row: ServiceDays, today: Day): boolean =>
  dueExpiries.some((name) => expiryFilters[name](row, today));

/** The filters that ask for a span of last days, as the terms of devices. @spec REN-02 DEV-14 */
export const expiryFilterTerms = {
  expired: 'expired',
  today: 'today',
  within7: 'in7',
  within15: 'in15',
  within30: 'in30',
} as const satisfies Partial<Record<ExpiryFilter, ExpiryTerm>>;

const byUrgency = ['expired', 'today', 'within7', 'within15', 'within30', 'notStarted', 'started'] as const;

/** The one filter that says most about a row: what its tag shows. @spec REN-02 */
export const expiryTag = (row: ServiceDays, today: Day): ExpiryFilter =>
  byUrgency.find((name) => expiryFilters[name](row, today)) as ExpiryFilter;
