import { asHashed } from '@fireline/domain/session';

/** The password that every demo account starts with. It is published, so it opens nothing on a public host. */
export const demoPassword = 'Fireline-2026!';

/** Whether it is hashed like the published one: in full width it would open the same accounts. @spec SES-05 */
export const isDemoPassword = (password: string): boolean => asHashed(password) === asHashed(demoPassword);
