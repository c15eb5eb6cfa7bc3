import { systemClock } from '@fireline/api/lib';
import type { Deps } from '../../lib/context.ts';
import type { Log } from '../../lib/log.ts';
import { systemRandom } from '../../lib/random.ts';
import { aliyunCarrier } from './aliyun.ts';
import { smtpCarrier } from './smtp.ts';
import { webhookCarrier } from './webhook.ts';

/** The ways out of an installation that runs on Node.js. @spec MSG-06 */
export const nodeCarriers = (mayUsePrivate: boolean, log: Log): NonNullable<Deps['carriers']> => ({
  webhook: webhookCarrier({ clock: systemClock, mayUsePrivate }),
  smtp: smtpCarrier({ mayUsePrivate }),
  aliyun: aliyunCarrier({ clock: systemClock, random: systemRandom, log, mayUsePrivate }),
});
