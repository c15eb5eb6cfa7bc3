import type { Account } from '@fireline/domain/session';

/** What somebody is called where others read it. */
export const nameOf = ({ realName, username }: Pick<Account, 'realName' | 'username'>): string => realName || username;

/** Whose password is tried, by what is typed: nobody may be called so. */
export interface Login {
  readonly rentId: string;
  readonly username: string;
}
