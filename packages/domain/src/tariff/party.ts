import type { RentKind, Role } from '../role/index.ts';
import type { ChainLevel } from './chain.ts';

/** Who pays or is paid. A dealer is a partner below another one. @spec FIN-01 TAR-04 ORG-06 */
export const partyKinds = ['operator', 'tenant', 'partner', 'dealer', 'user'] as const;
export type PartyKind = (typeof partyKinds)[number];

export interface Party {
  readonly kind: PartyKind;
  /** The id of the tenant or partner; of a user what it acts for: `unit 3`, `maint 2`, `place 7`. */
  readonly id: string;
}

/** What of an account says for whom it pays. */
export interface PartyAccount {
  readonly rentId: string;
  readonly rentKind?: RentKind | undefined;
  readonly role: Role;
  readonly partnerId?: number | undefined;
  /** The partner above its own; absent or null: none. */
  readonly parentPartnerId?: number | null | undefined;
  readonly unitId?: number | undefined;
  readonly maintId?: number | undefined;
  readonly placeId?: number | undefined;
}

const userOf = (kind: 'unit' | 'maint' | 'place', id: number | undefined): Party | undefined =>
  id === undefined ? undefined : { kind: 'user', id: `${kind} ${id}` };

/**
 * For whom the account pays and is paid. Decision: people of an organisation pay for nobody, as its tenant does.
 * @returns nothing for those, and for an account without the node of its role
 * @spec FIN-01 TAR-04 ORG-06
 */
export function partyOf(account: PartyAccount): Party | undefined {
  const { rentId, partnerId, parentPartnerId } = account;
  switch (account.role) {
    case 'platform':
      return { kind: account.rentKind === 'operator' ? 'operator' : 'tenant', id: rentId };
    case 'agent':
      if (partnerId === undefined) return undefined;
      return { kind: (parentPartnerId ?? null) === null ? 'partner' : 'dealer', id: String(partnerId) };
    case 'unit':
      return userOf('unit', account.unitId);
    case 'maint':
      return userOf('maint', account.maintId);
    case 'resident':
      return userOf('place', account.placeId);
    case 'org':
      return undefined;
  }
}

/** The level of the price chain at which a party sells; users sell nothing. @spec TAR-04 */
export const sellerLevels = {
  operator: 'platform',
  tenant: 'tenant',
  partner: 'partner',
  dealer: 'dealer',
  user: undefined,
} as const satisfies Record<PartyKind, ChainLevel | undefined>;
