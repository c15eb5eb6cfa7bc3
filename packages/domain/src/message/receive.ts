import { defineForm, optional, someOf } from '../lib/index.ts';
import { email } from '../session/index.ts';
import { type Channel, channels, type MessageGroup } from './templates.ts';

const chosen = someOf(channels, 0);

/**
 * The ways a person wants messages, group by group, and the address for letters by e-mail, needed where one is chosen.
 * @spec MSG-04
 */
export const receiveForm = defineForm(
  {
    alarm: chosen,
    device: chosen,
    inspection: chosen,
    workOrder: chosen,
    payment: chosen,
    account: chosen,
    announcement: chosen,
    email: optional(email),
  } satisfies Readonly<Record<MessageGroup | 'email', unknown>>,
  ({ email, ...groups }) => [
    email === undefined && Object.values(groups).some((ways) => ways.includes('email'))
      ? { code: 'form.required', field: 'email' }
      : undefined,
  ],
);

/**
 * The ways a message really takes, in the order of {@link channels}: what the person chose and what the tenant forces.
 * Decision: a site letter is always written, so that no choice loses a message.
 * @spec MSG-04 ROL-05
 */
export const deliveryChannels = (wanted: readonly Channel[], forced: readonly Channel[] = []): Channel[] =>
  channels.filter((channel) => channel === 'siteLetter' || wanted.includes(channel) || forced.includes(channel));
