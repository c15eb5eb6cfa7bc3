import type { PersonalRecords } from '../../lib/personal.ts';
import { feedbackById } from './store.ts';

/** How to reach somebody who sent feedback. @spec SES-07 */
export const feedbackPersonal: Pick<PersonalRecords, 'feedback'> = {
  feedback: async (tx, { sees, account }, id) => {
    const feedback = await feedbackById(tx, { scope: sees, userId: account.userId }, id);
    return feedback && { name: feedback.realName, values: feedback };
  },
};
