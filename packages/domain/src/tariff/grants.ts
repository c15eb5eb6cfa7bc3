import type { Day, Problem } from '../lib/index.ts';
import { checkEffectiveFrom } from './chain.ts';

/** What a device gets for nothing when it is registered. @spec TAR-04 */
export interface RegistrationGrant {
  /** Months of service that its activation begins with. */
  readonly freeMonths: number;
  /** Messages and calls for the balance of the device. */
  readonly sms: number;
  readonly voice: number;
}

/** A grant as a tenant sets it, from the beginning of a day on. */
export interface GrantEntry extends RegistrationGrant {
  readonly grantId: number;
  readonly from: Day;
  /** It was taken back before it began. */
  readonly isWithdrawn: boolean;
}

/** Where an entry stands on a day: `past` where another one has followed it. @spec TAR-04 */
export const grantStates = ['coming', 'current', 'past', 'withdrawn'] as const;
export type GrantState = (typeof grantStates)[number];

const isLater = (one: GrantEntry, other: GrantEntry): boolean =>
  one.from === other.from ? one.grantId > other.grantId : one.from > other.from;

/**
 * The grant of a day: the latest that has begun; of two that begin together, the later entry.
 * @returns nothing where none has begun
 * @spec TAR-04 TAR-08
 */
export const grantOn = <Entry extends GrantEntry>(entries: readonly Entry[], onDay: Day): Entry | undefined =>
  entries.reduce<Entry | undefined>(
    (best, one) => (!one.isWithdrawn && one.from <= onDay && (!best || isLater(one, best)) ? one : best),
    undefined,
  );

/** @spec TAR-04 */
export const grantState = (entries: readonly GrantEntry[], entry: GrantEntry, today: Day): GrantState => {
  if (entry.isWithdrawn) return 'withdrawn';
  if (entry.from > today) return 'coming';
  return grantOn(entries, today)?.grantId === entry.grantId ? 'current' : 'past';
};

/** Whether nothing is given. @spec TAR-08 */
export const isNothingGranted = ({ freeMonths, sms, voice }: RegistrationGrant): boolean =>
  freeMonths === 0 && sms === 0 && voice === 0;

const isSame = (one: RegistrationGrant, other: RegistrationGrant): boolean =>
  one.freeMonths === other.freeMonths && one.sms === other.sms && one.voice === other.voice;

/**
 * Why a grant cannot be set from that day on: the day is over (`tariff.chain.past`), or the same is given then anyway (`tariff.grant.nothingNew`).
 * @spec TAR-04
 */
export const checkGrantChange = (
  { from, ...granted }: RegistrationGrant & { readonly from: Day },
  { entries, today }: { readonly entries: readonly GrantEntry[]; readonly today: Day },
): Problem | undefined => {
  const tooEarly = checkEffectiveFrom(from, today);
  if (tooEarly) return tooEarly;
  const then = grantOn(entries, from);
  return then && isSame(then, granted) ? { code: 'tariff.grant.nothingNew' } : undefined;
};

/**
 * The months with which the activation of a device begins. Decision: what a device was granted when it was registered is kept for it, once an IMEI:
 * where a device with the same IMEI has been activated before, nothing is left. A device that was granted nothing gets what its tenant grants on
 * the day of the activation; of a tenant that has never set a grant the free months of the device's service mode in its price book, where it names
 * any.
 * @returns undefined where the tenant has set neither
 * @spec TAR-02 TAR-04
 */
export const grantedMonths = ({
  given,
  isUsed,
  onDay,
  ofMode = 0,
}: {
  /** What the IMEI was granted; undefined: nothing. */
  readonly given: Pick<RegistrationGrant, 'freeMonths'> | undefined;
  /** Another device with the IMEI was activated. */
  readonly isUsed: boolean;
  readonly onDay: Pick<RegistrationGrant, 'freeMonths'> | undefined;
  /** The free months of the service mode in the tenant's price book; 0: it names none. */
  readonly ofMode?: number | undefined;
}): number | undefined => {
  if (given) return isUsed ? 0 : given.freeMonths;
  return onDay?.freeMonths ?? (ofMode >= 1 ? ofMode : undefined);
};
