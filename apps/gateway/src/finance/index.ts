import { orderTopic } from '@fireline/api/finance';
import {
  financeGuardWords,
  financeLetterWords,
  financeLedgerWords,
  financeLimitWords,
  financePaymentWords,
  financeRefundWords,
  financeSplitWords,
  financeWords,
  noticeKeptDays,
} from '@fireline/domain/finance';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { tidyImages } from '../lib/images/images.ts';
import { WorkQueue } from '../lib/jobs/workQueue.ts';
import { sealTable } from '../lib/sealedTables.ts';
import { checkLedgers } from './ledger/job.ts';
import { askPending, endOrders } from './paying/asking.ts';
import { doTask } from './paying/tasks.ts';
import { ordersPending } from './orders/pending.ts';
import { changesOf } from './orders/telling.ts';
import { deleteNoticesBefore, takeNotice } from './paying/notice.ts';
import { sendNotices } from './provider/sandbox.ts';
import { moneyQueue } from './provider/sandboxStore.ts';
import { refundImages } from './refund/images.ts';
import { refundsPending } from './refund/pending.ts';
import { askRefunds } from './refund/stated.ts';
import { financeRoutes } from './routes.ts';
import { payKeys } from './split/access.ts';
import './codes/tables.ts';
import './provider/tables.ts';
import './refund/tables.ts';
import './split/tables.ts';
import './tables.ts';
import { financeTimes } from './timeColumns.ts';

const second = 1000;

export const finance: Area<'finance'> = {
  routes: financeRoutes,
  words: [
    financeWords,
    financeGuardWords,
    financeLetterWords,
    financeLimitWords,
    financePaymentWords,
    financeLedgerWords,
    financeRefundWords,
    financeSplitWords,
  ],
  topics: [{ topic: orderTopic, changesOf }],
  timeColumns: financeTimes,
  pending: [...ordersPending, ...refundsPending],
  start: async (deps) => {
    await sealTable(deps, payKeys);
    const next = async (): Promise<boolean> => {
      const hasSent = await sendNotices(deps, (accessId, notice) => takeNotice(deps, accessId, notice));
      return (await doTask(deps)) || hasSent;
    };
    const queue = new WorkQueue(deps, { name: moneyQueue, lookMs: 5 * second, next });
    queue.start();
    return queue;
  },
  jobs: (deps) => [
    { name: 'ends of orders', everyMs: 15 * second, run: (pace) => endOrders(deps, pace) },
    { name: 'payments without word', everyMs: 20 * second, run: (pace) => askPending(deps, pace) },
    {
      name: 'removal of old notices',
      everyMs: 360 * minuteMs,
      firstMs: 14 * minuteMs,
      run: deleting(deps, 'old notices', (now) =>
        deleteNoticesBefore(deps.database.db, new Date(Date.parse(now) - noticeKeptDays * dayMs).toISOString()),
      ),
    },
    {
      name: 'tidying of evidence of refunds',
      everyMs: 360 * minuteMs,
      firstMs: 16 * minuteMs,
      run: () => tidyImages(refundImages, deps),
    },
    {
      name: 'refunds at providers',
      everyMs: 60 * minuteMs,
      firstMs: 7 * minuteMs,
      run: (pace) => askRefunds(deps, pace),
    },
    { name: 'check of the ledger', everyMs: 60 * minuteMs, firstMs: 5 * minuteMs, run: () => checkLedgers(deps) },
  ],
};
