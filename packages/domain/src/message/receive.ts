import { defineForm, optional, someOf } from '../lib/index.ts';
import { email } from '../session/index.ts';
import { type Channel, channels, type MessageGroup, messageGroupNames } from './templates.ts';

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

/** The ways that are taken until somebody chooses: e-mail wants an address first, and WeChat reaches nobody yet. @spec MSG-04 */
export const usualChannels: readonly Channel[] = channels.filter((one) => one !== 'wechat' && one !== 'email');

/** What somebody chose, group by group; null: nothing yet. */
type ChosenChannels = Readonly<Partial<Record<MessageGroup, readonly Channel[]>>> | null;
const chosenIn = (chosen: ChosenChannels, group: MessageGroup): readonly Channel[] => chosen?.[group] ?? usualChannels;

/** Whether a channel is taken for all groups, for some, or for none. @spec MSG-04 SIT-07 */
export const channelStates = ['on', 'some', 'off'] as const;
export type ChannelState = (typeof channelStates)[number];
export function channelState(chosen: ChosenChannels, channel: Channel): ChannelState {
  const taken = messageGroupNames.filter((group) => chosenIn(chosen, group).includes(channel)).length;
  if (taken === 0) return 'off';
  return taken === messageGroupNames.length ? 'on' : 'some';
}

/** What is chosen once a channel is switched on or off for all groups; the other channels stay as they are. @spec MSG-04 SIT-07 */
export const withChannel = (chosen: ChosenChannels, channel: Channel, isOn: boolean): Record<MessageGroup, Channel[]> =>
  Object.fromEntries(
    messageGroupNames.map((group) => [
      group,
      channels.filter((one) => (one === channel ? isOn : chosenIn(chosen, group).includes(one))),
    ]),
  ) as Record<MessageGroup, Channel[]>;
