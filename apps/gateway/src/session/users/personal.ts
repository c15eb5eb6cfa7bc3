import type { PersonalRecords } from '../../lib/personal.ts';
import { personOf } from './store.ts';

/** Personal values of accounts. @spec SES-07 */
export const userPersonal: Pick<PersonalRecords, 'user'> = {
  user: async (tx, { sees }, id) => {
    const user = await personOf(tx, sees, id);
    return user && { name: user.realName, values: user };
  },
};
