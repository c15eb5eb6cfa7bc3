import type { Scope } from '../role/index.ts';

/** Who holds messages and calls to send. @spec TAR-07 */
export const balanceHolderKinds = ['platform', 'tenant', 'partner', 'unit', 'place', 'device'] as const;
export type BalanceHolderKind = (typeof balanceHolderKinds)[number];

export interface BalanceHolder {
  readonly kind: BalanceHolderKind;
  readonly id: string;
}

/**
 * Whose balance an account fills and reads.
 * @returns nothing for those who send nothing of their own: a maintenance company, an organisation, the operator
 * @spec TAR-05 TAR-07
 */
export const holderOf = ({ role, rentKind, rentId, partnerId, unitId, placeId }: Scope): BalanceHolder | undefined => {
  switch (role) {
    case 'platform':
      return rentKind === 'operator' ? undefined : { kind: 'tenant', id: rentId };
    case 'agent':
      return holders('partner', partnerId)[0];
    case 'unit':
      return holders('unit', unitId)[0];
    case 'resident':
      return holders('place', placeId)[0];
    case 'org':
    case 'maint':
      return undefined;
  }
};

/**
 * Whether an account of that kind buys for a balance of its own, as far as its session knows: not whose it is.
 * @spec TAR-05 TAR-07
 */
export const hasBalance = ({
  role,
  rentKind,
  isUnbound = false,
}: Pick<Scope, 'role' | 'rentKind'> & { readonly isUnbound?: boolean | undefined }): boolean =>
  !isUnbound && holderOf({ role, rentKind, rentId: '', partnerId: 0, unitId: 0, placeId: 0 }) !== undefined;

/** What a message is sent for; without a device it is the tenant's own, such as a code or a test. */
export interface SentFor {
  readonly rentId: string;
  readonly deviceId?: number | null | undefined;
  readonly partnerId?: number | null | undefined;
  readonly unitId?: number | null | undefined;
  readonly placeId?: number | null | undefined;
}

const holders = (kind: BalanceHolderKind, id: number | null | undefined): BalanceHolder[] =>
  id === null || id === undefined ? [] : [{ kind, id: String(id) }];

/**
 * Whose balances a message may be drawn from, the nearest first: the device, its unit (or its place, where it has no unit), its partner,
 * the tenant. @spec TAR-07 MSG-05
 */
export const holdersFor = ({ rentId, deviceId, partnerId, unitId, placeId }: SentFor): BalanceHolder[] => {
  const tenant: BalanceHolder = { kind: 'tenant', id: rentId };
  const device = holders('device', deviceId);
  if (device.length === 0) return [tenant];
  const user = holders('unit', unitId);
  return [...device, ...(user.length > 0 ? user : holders('place', placeId)), ...holders('partner', partnerId), tenant];
};

const seen: Readonly<Record<Scope['role'], readonly BalanceHolderKind[]>> = {
  platform: ['tenant', 'partner', 'unit', 'place', 'device'],
  agent: ['partner', 'unit', 'place', 'device'],
  unit: ['unit', 'place', 'device'],
  resident: ['place', 'device'],
  maint: ['device'],
  org: ['device'],
};

/**
 * Whether somebody who sees a device reads what a holder that pays for its messages has left. Decision: figures of those above are theirs;
 * that they pay is no secret.
 * @spec DEV-16 TAR-07 ROL-06
 */
export const seesBalanceOf = (role: Scope['role'], kind: BalanceHolderKind): boolean => seen[role].includes(kind);

/** A holder and what it has left. */
export interface HeldBalance {
  readonly holder: BalanceHolder;
  readonly balance: number;
}

export interface Draw {
  readonly holder: BalanceHolder;
  /** Only an alarm is sent so: the balance goes below zero. */
  readonly isOverdrawn: boolean;
}

/**
 * Whose balance pays a message. Decision: one holder pays all its units, the first that has enough; an alarm is never held back, so where
 * nobody has enough the last holder, the tenant, goes below zero.
 * @param balances as `holdersFor` orders them; holders without an account are left out
 * @returns nothing where it is not sent for lack of units
 * @spec TAR-05 TAR-07
 */
export const drawFrom = (
  balances: readonly HeldBalance[],
  { units, isAlarm }: { readonly units: number; readonly isAlarm: boolean },
): Draw | undefined => {
  const found = balances.find(({ balance }) => units <= balance);
  if (found) return { holder: found.holder, isOverdrawn: false };
  const last = balances.at(-1);
  return isAlarm && last ? { holder: last.holder, isOverdrawn: true } : undefined;
};
