import { chatTopic, workOrderTopic } from '@fireline/api/service';
import { minuteMs } from '@fireline/domain/lib';
import {
  diagnosisWords,
  serviceChatWords,
  serviceGuardWords,
  serviceHelpWords,
  serviceLetterWords,
  serviceLimitWords,
  serviceWords,
} from '@fireline/domain/service';
import type { Area } from '../lib/area.ts';
import { tidyImages } from '../lib/images/images.ts';
import { byTheDay } from '../lib/jobs/byTheDay.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { chatImages } from './chat/images.ts';
import { closeIdleChats } from './chat/jobs.ts';
import { chatsPending } from './chat/pending.ts';
import './chat/tables.ts';
import { chatChangesOf } from './chat/telling.ts';
import './diagnosis/tables.ts';
import { feedbackPersonal } from './feedback/personal.ts';
import './help/faqTables.ts';
import { orderImages } from './orders/images.ts';
import { endTransfers, remindOrders } from './orders/jobs.ts';
import { workOrdersPending } from './orders/pending.ts';
import './orders/tables.ts';
import { changesOf } from './orders/telling.ts';
import './replies/tables.ts';
import { serviceRoutes } from './routes.ts';
import './tables.ts';
import { serviceTimes } from './timeColumns.ts';

export const service: Area<'service'> = {
  routes: serviceRoutes,
  personal: feedbackPersonal,
  timeColumns: serviceTimes,
  topics: [
    { topic: workOrderTopic, changesOf },
    { topic: chatTopic, changesOf: chatChangesOf },
  ],
  pending: [...workOrdersPending, chatsPending],
  words: [
    diagnosisWords,
    serviceChatWords,
    serviceGuardWords,
    serviceHelpWords,
    serviceLetterWords,
    serviceLimitWords,
    serviceWords,
  ],
  jobs: (deps) => [
    { name: 'ends of transfers', everyMs: minuteMs / 2, run: byTheDay(deps, (pace) => endTransfers(deps, pace)) },
    { name: 'reminders of work orders', everyMs: minuteMs, run: byTheDay(deps, (pace) => remindOrders(deps, pace)) },
    { name: 'ends of chats', everyMs: 10 * minuteMs, run: byTheDay(deps, (pace) => closeIdleChats(deps, pace)) },
    {
      name: 'tidying of pictures of chats',
      everyMs: 60 * minuteMs,
      firstMs: 8 * minuteMs,
      run: deleting(deps, 'pictures of chats', (now) =>
        tidyImages(chatImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
    {
      name: 'tidying of pictures of work orders',
      everyMs: 60 * minuteMs,
      firstMs: 6 * minuteMs,
      run: deleting(deps, 'pictures of work orders', (now) =>
        tidyImages(orderImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
  ],
};
