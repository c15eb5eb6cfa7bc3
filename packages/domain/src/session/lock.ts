import { wrongPasswordsMax } from './limits.ts';

/** Whether this many wrong passwords in a row lock the account; only an administrator unlocks it. @spec SES-06 */
export const locksAccount = (wrongTries: number): boolean => wrongTries >= wrongPasswordsMax;

/** How many wrong passwords are left after so many, at least none. @spec SES-06 */
export const triesLeft = (wrongTries: number): number => Math.max(0, wrongPasswordsMax - wrongTries);
