import { alarmWords } from '@fireline/domain/alarm';
import { chinaOffsetMin, minuteMs } from '@fireline/domain/lib';
import {
  type AlarmMoment,
  type AlarmTrigger,
  type Channel,
  defaultSendRule,
  deliveryChannels,
  fillTemplate,
  mayUseTemplate,
  nearest,
  type Receiver,
  type SendReason,
  type SendRule,
  type SentChannel,
  smsSize,
  startingReceivers,
  startingTexts,
  triggerOfAlarm,
  triggers,
} from '@fireline/domain/message';
import type { Row } from '../../lib/db/schema.ts';
import type { Person, PlannedAlarm, Settings } from './planStore.ts';
import type { NoticeExtra } from './tables.ts';

type Chain = readonly (number | null)[];
export type NewRecord = Omit<
  Row<'sendRecord'>,
  'recordId' | 'carrierId' | 'attempts' | 'claimedUntil' | 'claims' | 'passedAt' | 'handedAt'
>;

/** Digits alone, without the mainland's code before a mobile: limits and blacklists compare numbers by them. */
export const digitsOf = (number: string): string => number.replaceAll(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** The limits that hold in a branch. */
export const ruleOf = ({ rules }: Pick<Settings, 'rules'>, chain: Chain): SendRule => ({
  ...defaultSendRule,
  ...nearest(rules, chain)?.settings,
});

/** The accesses of a channel that a branch sends through: those of the nearest owner who has one that is on. */
export const accessesOf = ({ accesses }: Pick<Settings, 'accesses'>, chain: Chain, channel: SentChannel) => {
  const ofChannel = accesses.filter((access) => access.channel === channel);
  const owner = nearest(ofChannel, chain);
  return owner ? ofChannel.filter(({ partnerId }) => partnerId === owner.partnerId) : [];
};

interface Way {
  readonly channels: readonly SentChannel[];
  readonly receivers: readonly Receiver[];
  readonly templates: Readonly<Partial<Record<SentChannel, number | null>>>;
  readonly owner: Chain;
}

/** Which ways a trigger takes in a branch, as the nearest owner has set it; undefined: it is off. */
function wayOf(trigger: AlarmTrigger, settings: Settings, chain: Chain): Way | undefined {
  const set = nearest(
    settings.triggers.filter((row) => row.trigger === trigger),
    chain,
  );
  if (set && !set.isEnabled) return undefined;
  if (!set) {
    const starting = triggers[trigger].channels as readonly Channel[];
    // until somebody says otherwise it takes what can be taken
    const can = (channel: Channel): channel is SentChannel =>
      channel === 'siteLetter' || (channel !== 'wechat' && accessesOf(settings, chain, channel).length > 0);
    return { channels: starting.filter(can), receivers: startingReceivers(trigger), templates: {}, owner: chain };
  }
  const { textTemplateId, smsTemplateId, voiceTemplateId } = set;
  return {
    channels: set.channels,
    receivers: set.receivers,
    templates: {
      siteLetter: textTemplateId,
      app: textTemplateId,
      email: textTemplateId,
      sms: smsTemplateId,
      voice: voiceTemplateId,
    },
    owner: chain.slice(chain.indexOf(set.partnerId)),
  };
}

const two = (value: number): string => String(value).padStart(2, '0');
function chinaTime(iso: string): string {
  const at = new Date(Date.parse(iso) + chinaOffsetMin * minuteMs);
  return `${two(at.getUTCMonth() + 1)}-${two(at.getUTCDate())} ${two(at.getUTCHours())}:${two(at.getUTCMinutes())}`;
}

const valuesOf = (alarm: PlannedAlarm): Record<string, string> => ({
  unit: alarm.unit,
  place: alarm.place,
  address: alarm.address,
  device: alarm.device,
  kind: alarmWords[`alarm.kind.${alarm.kind}`].cn,
  level: alarmWords[`alarm.level.${alarm.level}`].cn,
  time: chinaTime(alarm.alarmTime),
});

/** The people at an alarm, by the way in which they are found; one number, or one account, is one person. */
function peopleOf(alarm: PlannedAlarm, people: readonly Person[], receivers: readonly Receiver[]): Person[] {
  const nodes: Readonly<Partial<Record<Receiver, number | null>>> = {
    placeManager: alarm.placeId,
    placeMembers: alarm.placeId,
    unitContacts: alarm.unitId,
    maintenanceCompany: alarm.maintId,
    partner: alarm.partnerId,
  };
  const named = (receiver: Receiver, name: string, phone: string): Person[] =>
    receivers.includes(receiver) && nodes[receiver] != null && (phone !== '' || name !== '')
      ? [{ receiver, nodeId: nodes[receiver] ?? 0, userId: null, name, phone, email: '', wanted: null }]
      : [];
  const found = [
    ...people.filter(({ receiver, nodeId }) => receivers.includes(receiver) && nodes[receiver] === nodeId),
    ...named('placeManager', alarm.manager, alarm.managerPhone),
    ...named('unitContacts', alarm.unitContact, alarm.unitPhone),
    ...named('maintenanceCompany', alarm.maintContact, alarm.maintPhone),
  ];
  const kept = new Map<string, Person>();
  for (const person of found) {
    const byNumber = person.phone === '' ? undefined : `p${digitsOf(person.phone)}`;
    const byUser = person.userId === null ? undefined : `u${person.userId}`;
    const key =
      [byUser, byNumber].find((one) => one !== undefined && kept.has(one)) ?? byUser ?? byNumber ?? `n${person.name}`;
    const before = kept.get(key);
    const one = before
      ? {
          ...before,
          userId: before.userId ?? person.userId,
          phone: before.phone || person.phone,
          email: before.email || person.email,
          wanted: before.wanted ?? person.wanted,
        }
      : person;
    for (const each of [key, byUser, byNumber]) if (each !== undefined) kept.set(each, one);
  }
  return [...new Set(kept.values())];
}

const addressOf = (channel: SentChannel, { userId, phone, email }: Person): string | undefined => {
  if (channel === 'sms' || channel === 'voice') return phone;
  if (channel === 'email') return email;
  return userId === null ? undefined : String(userId);
};

interface Asked {
  readonly alarm: PlannedAlarm;
  readonly moment: AlarmMoment;
  readonly extra: NoticeExtra | null;
  readonly settings: Settings;
  readonly chain: Chain;
  readonly people: readonly Person[];
  readonly now: string;
}

interface Text {
  readonly text: string;
  readonly templateId: number | null;
}
function textOf(
  trigger: AlarmTrigger,
  channel: SentChannel,
  { templates, owner }: Way,
  asked: Asked,
): Text | undefined {
  const templateId = templates[channel] ?? null;
  const template = asked.settings.templates.find((one) => one.templateId === templateId);
  // one that was made private since, or taken away, is not used
  if (templateId !== null && !(template && mayUseTemplate(template, owner))) return undefined;
  const filled = fillTemplate(template?.content ?? startingTexts[trigger], valuesOf(asked.alarm));
  return filled.ok ? { text: filled.value, templateId } : undefined;
}

/** What is to be sent to whom when something happened to an alarm; also what is not, and why. @spec ALM-09 MSG-06 ROL-05 */
export function planned(asked: Asked): NewRecord[] {
  const { alarm, moment, extra, settings, chain, people, now } = asked;
  const own = triggerOfAlarm(moment, alarm);
  // a rule of the tenant may notify of what the service centre has no trigger for, such as an opened door
  const trigger = own ?? (extra ? 'alarmRaised' : undefined);
  if (!trigger) return [];
  const rule = ruleOf(settings, chain);
  const way = own && wayOf(own, settings, chain);
  const ways: Way[] = [
    ...(way ? [way] : []),
    ...(extra ? [{ ...extra, templates: way?.templates ?? {}, owner: way?.owner ?? chain }] : []),
  ];
  const forced = alarm.level <= rule.forcedLevel ? rule.forcedChannels : [];
  const records = new Map<string, NewRecord>();
  for (const each of ways)
    for (const person of peopleOf(alarm, people, each.receivers))
      for (const channel of each.channels) {
        const address = addressOf(channel, person);
        if (address === undefined || (channel === 'email' && address === '')) continue;
        const wanted = person.wanted?.alarm;
        const goes = wanted === undefined || (deliveryChannels(wanted, forced) as readonly string[]).includes(channel);
        const text = textOf(trigger, channel, each, asked);
        const accesses = accessesOf(settings, chain, channel);
        const isOpen = (access: (typeof accesses)[number]) => access.pausedUntil === null || access.pausedUntil <= now;
        const access = accesses.find(isOpen) ?? accesses[0];
        const reason: SendReason | null = !goes
          ? 'off'
          : address === ''
            ? 'noAddress'
            : text === undefined
              ? 'noTemplate'
              : channel !== 'siteLetter' && !access
                ? 'noAccess'
                : null;
        const isNumber = channel === 'sms' || channel === 'voice';
        const digits = isNumber ? digitsOf(address) : address;
        const who = digits || (person.userId === null ? `n${person.name}` : `u${person.userId}`);
        const key = `alarm:${alarm.alarmId}:${moment}:${channel}:${who}`;
        const { rentId, orgPath, partnerId, unitId, maintId, placeId, alarmId, deviceId, level } = alarm;
        const before = records.get(key);
        // one way that goes wins over another that does not
        if (before && before.reason === null) continue;
        records.set(key, {
          rentId,
          orgPath,
          partnerId,
          unitId,
          maintId,
          placeId,
          alarmId,
          deviceId,
          level,
          at: now,
          nextAt: now,
          kind: 'alarm',
          trigger,
          moment,
          channel,
          key,
          digits,
          reason,
          userId: person.userId,
          receiver: person.name,
          address,
          templateId: text?.templateId ?? null,
          text: text?.text ?? '',
          segments: channel === 'sms' && text ? smsSize(`【${access?.signature ?? ''}】${text.text}`).segments : 0,
          isForced: (forced as readonly string[]).includes(channel),
          state: reason === null ? 'planned' : 'notSent',
          accessId: reason === null && channel !== 'siteLetter' ? (access?.accessId ?? null) : null,
          endedAt: reason === null ? null : now,
        });
      }
  return [...records.values()];
}

/** When an alarm that was raised is escalated if nobody acknowledges it; undefined: never. */
export function standsAt({ alarm, moment, settings, chain }: Asked): string | undefined {
  const { standingMinutes } = ruleOf(settings, chain);
  if (moment !== 'raised' || alarm.category !== 'alarm' || standingMinutes === 0) return undefined;
  if (!wayOf('alarmStanding', settings, chain)) return undefined;
  return new Date(Date.parse(alarm.receivedAt) + standingMinutes * minuteMs).toISOString();
}
