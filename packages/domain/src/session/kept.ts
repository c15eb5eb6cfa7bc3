import type { Account } from './account.ts';
import { keptAccountsMax } from './limits.ts';

/** An account that this browser knows and can change to. @spec SES-04 */
export type KeptAccount = Pick<Account, 'rentId' | 'userId' | 'username' | 'realName' | 'role'>;

const isSame = (one: Pick<Account, 'rentId' | 'userId'>, other: Pick<Account, 'rentId' | 'userId'>): boolean =>
  one.rentId === other.rentId && one.userId === other.userId;

/**
 * The accounts to change to, the one signed in now first. Decision: the one used longest ago is forgotten when they grow too many.
 * @spec SES-04
 */
export const keepAccount = (kept: readonly KeptAccount[], account: KeptAccount): KeptAccount[] =>
  [account, ...kept.filter((one) => !isSame(one, account))].slice(0, keptAccountsMax);

/** The accounts to change to, but for one. @spec SES-04 */
export const forgetAccount = (
  kept: readonly KeptAccount[],
  account: Pick<Account, 'rentId' | 'userId'>,
): KeptAccount[] => kept.filter((one) => !isSame(one, account));

/**
 * Under which key a browser stores a setting of an account: no two accounts share one, so a change of user loses nothing.
 * @spec SES-04 SHL-22
 */
export const settingKey = ({ rentId, userId }: Pick<Account, 'rentId' | 'userId'>, setting: string): string =>
  JSON.stringify([rentId, userId, setting]);
