import { siteLetterTopic } from '@fireline/api/message';
import { minuteMs } from '@fireline/domain/lib';
import { messageSendingWords, messageWords, receiptWithinMs } from '@fireline/domain/message';
import type { Area } from '../lib/area.ts';
import { messagePersonal } from './personal.ts';
import { messageRoutes } from './routes.ts';
import { endUnreceipted } from './sending/deliveryStore.ts';
import { mendSending } from './sending/mends.ts';
import { Sender } from './sending/sender.ts';
import './sending/tables.ts';
import './tables.ts';
import { messageTimes } from './timeColumns.ts';

export const message: Area<'message'> = {
  routes: messageRoutes,
  personal: messagePersonal,
  words: [messageSendingWords, messageWords],
  topics: [{ topic: siteLetterTopic }],
  start: async (deps) => {
    const sender = new Sender(deps);
    await sender.start();
    return { stop: () => sender.stop(), idle: () => sender.idle() };
  },
  timeColumns: messageTimes,
  mends: ({ database: { db } }) => [{ what: 'messages', run: (present) => mendSending(db, present) }],
  jobs: ({ database, clock }) => [
    {
      name: 'end of the wait for receipts',
      everyMs: 10 * minuteMs,
      run: () =>
        endUnreceipted(database.db, new Date(clock() - receiptWithinMs).toISOString(), new Date(clock()).toISOString()),
    },
  ],
};
