import type { PersonalRecords } from '../lib/personal.ts';
import { phoneBlockOf } from './centre/blocks.ts';
import { addressOf } from './sending/records.ts';

/** Numbers that get no message, and where messages went. @spec SES-07 */
export const messagePersonal: Pick<PersonalRecords, 'phoneBlock' | 'sendRecord'> = {
  phoneBlock: async (tx, { sees }, id) => {
    const block = await phoneBlockOf(tx, sees, id);
    return block && { name: '', values: block };
  },
  sendRecord: async (tx, asks, id) => {
    const sent = await addressOf(tx, asks, id);
    return sent && { name: sent.receiver, values: sent };
  },
};
