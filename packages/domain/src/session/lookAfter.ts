import type { Problem } from '../lib/index.ts';
import { type Role, type Scope, type Whereabouts, isInScope } from '../role/index.ts';
import { mayAdminister } from './administration.ts';

/** What an account may do, and in what. */
export interface Standing {
  readonly scope: Scope;
  readonly granted: ReadonlySet<string>;
  /** What its role lets it do where no power of a partner is kept back: `granted` becomes as much when powers are given back, or when its node moves. */
  readonly ofRole: ReadonlySet<string>;
}

/** An account that somebody would look after. Its rights are those that it holds once its password is its own. */
export interface LookedAfter extends Standing {
  /** Where the node stands that it is bound to, and all that it sees; of one that is bound to nothing the partner that it registered with. */
  readonly at: readonly Whereabouts[];
}

/**
 * Why an account is not the asker's to look after: to create, to change, to show, or to open. What it may do, and all that it sees, lies within what the asker
 * may do and sees, its role within the asker's. An act that changes rights or scope is asked for the account as it was and as it will be.
 * @spec SES-08 ROL-01 ROL-06
 */
export function mayLookAfter({ scope, granted, ofRole }: Standing, account: LookedAfter): Problem | undefined {
  const field = 'userId';
  if (scope.rentId !== account.scope.rentId) return { code: 'session.userNotFound', field };
  if (!mayAdminister(scope.role, account.scope.role)) return { code: 'session.kindNotYours', field };
  const isWithin = account.at.length > 0 && account.at.every((at) => isInScope(scope, at));
  if (scope.role !== 'platform' && !isWithin) return { code: 'role.scope.notOwn', field };
  const beyond = (rights: ReadonlySet<string>, own: ReadonlySet<string>) => [...rights].find((one) => !own.has(one));
  const permission = beyond(account.granted, granted) ?? beyond(account.ofRole, ofRole);
  return permission === undefined ? undefined : { code: 'role.permission.notOwn', field, args: { permission } };
}

/** An account with whether the powers of a partner bound it besides those of its own partner. */
export interface Limited {
  readonly role: Role;
  readonly isLimited: boolean;
}

/**
 * Whether the powers of the partner above it bound an account from now on, after the asker has created it, or has changed its number, its node or its role.
 * So powers that are withheld from a partner do not come back through an account that the partner made or opened.
 * @spec SES-08 ORG-05
 */
export const limitAfter = ({ role, isLimited }: Limited, was: boolean): boolean => was || isLimited || role === 'agent';

/**
 * The same after the asker has set its password. The platform, which nothing is withheld from, ends the limit of an account without a number: by then no partner,
 * and nobody who registered, knows a way in. A role or a node that is given leaves the ways in, and so the limit.
 * @param mobile on record, to which codes go that open the account
 * @spec SES-08 ORG-05 SES-12
 */
export const limitAfterReset = (asker: Limited, was: boolean, mobile: string): boolean =>
  asker.role === 'platform' ? was && mobile !== '' : limitAfter(asker, was);

/** The numbers of an account: what is on record, and the one that its person proved by a code when it registered or set its password. */
interface Numbers {
  readonly mobile: string;
  readonly provenMobile: string;
}

/** Whether the number of an account is its person's, and not what somebody else typed. @spec SES-07 SIT-02 */
export const isNumberProven = ({ mobile, provenMobile }: Numbers): boolean => mobile !== '' && mobile === provenMobile;
