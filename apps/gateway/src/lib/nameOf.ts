import { type Account, maskedText } from '@fireline/domain/session';

/** What somebody is called where others read it; a user name that is a mobile number is masked. @spec SES-07 */
export const nameOf = ({ realName, username }: Pick<Account, 'realName' | 'username'>): string =>
  realName || maskedText(username);
