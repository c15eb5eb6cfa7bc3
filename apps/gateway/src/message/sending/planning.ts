import { alarmWords, isSilenced } from '@fireline/domain/alarm';
import { fillWords, type Language, minuteMs, type Phrase } from '@fireline/domain/lib';
import {
  type AlarmMoment,
  type AlarmTrigger,
  type Channel,
  defaultSendRule,
  deliveryChannels,
  fillTemplate,
  mayUseTemplate,
  type MessageGroup,
  type messageGroups,
  nearest,
  type PulledTrigger,
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
import { phoneDigits } from '@fireline/domain/session';
import { chinaTime } from '../../lib/chinaTime.ts';
import type { Row } from '../../lib/db/schema.ts';
import { addressOf, type Around, peopleOf } from './people.ts';
import type { Person, PlannedAlarm, Settings } from './planStore.ts';
import type { NoticeExtra } from './tables.ts';

type Chain = readonly (number | null)[];
export type NewRecord = Omit<
  Row<'sendRecord'>,
  | 'recordId'
  | 'carrierId'
  | 'attempts'
  | 'unanswered'
  | 'claimedUntil'
  | 'claims'
  | 'passedAt'
  | 'handedAt'
  | 'triedAccessId'
>;

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
export function wayOf(trigger: PulledTrigger, settings: Settings, chain: Chain): Way | undefined {
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

/** A value for each placeholder that a template of the trigger may hold: a message with one that has none is not sent. @spec MSG-03 */
type ValuesOf<T extends PulledTrigger> = Readonly<
  Record<(typeof messageGroups)[(typeof triggers)[T]['group']][number], string>
>;

const valuesOf = (alarm: PlannedAlarm, language: Language): ValuesOf<AlarmTrigger> => ({
  unit: alarm.unit,
  place: alarm.place,
  address: alarm.address,
  device: alarm.device,
  kind: alarmWords[`alarm.kind.${alarm.kind}`][language],
  level: alarmWords[`alarm.level.${alarm.level}`][language],
  time: chinaTime(Date.parse(alarm.alarmTime)),
});

interface Asked {
  readonly alarm: PlannedAlarm;
  readonly moment: AlarmMoment;
  readonly extra: NoticeExtra | null;
  readonly settings: Settings;
  readonly chain: Chain;
  readonly people: readonly Person[];
  readonly now: string;
}

/** What a template is filled with; the words among it are in the language. */
type ValuesIn = (language: Language) => Readonly<Record<string, string>>;
/** Of a tenant, whose templates are its own; and of people without an account. */
const tenantsLanguage: Language = 'cn';

interface Text {
  readonly text: string;
  readonly templateId: number | null;
  /** Set where the system wrote it. */
  readonly language: Language | null;
  readonly texts: Phrase | null;
}
function textOf(
  trigger: PulledTrigger,
  channel: SentChannel,
  { templates, owner }: Way,
  settings: Settings,
  values: ValuesIn,
  language: Language,
): Text | undefined {
  const templateId = templates[channel] ?? null;
  if (templateId === null) {
    const written = (as: Language): string => fillWords(startingTexts[trigger][as], values(as));
    const texts = channel === 'siteLetter' ? { cn: written('cn'), hk: written('hk'), en: written('en') } : null;
    return { text: written(language), templateId, language, texts };
  }
  const template = settings.templates.find((one) => one.templateId === templateId);
  // one that was made private since, or taken away, is not used
  if (!template || !mayUseTemplate(template, owner)) return undefined;
  const filled = fillTemplate(template.content, values(tenantsLanguage));
  return filled.ok ? { text: filled.value, templateId, language: null, texts: null } : undefined;
}

/** Whether a silence keeps an alarm quiet now. @spec ALM-12 */
export const isQuiet = ({ level, silencedUntil }: PlannedAlarm, now: string): boolean =>
  silencedUntil !== null && isSilenced({ level, silencedUntilMs: Date.parse(silencedUntil) }, Date.parse(now));

interface Sending<T extends PulledTrigger> {
  readonly trigger: T;
  readonly way: Way;
  readonly around: Around;
  readonly settings: Settings;
  readonly chain: Chain;
  readonly people: readonly Person[];
  readonly now: string;
  /** What the key of a message of a channel begins with, and that of a record of why one is not sent: of two with one key the first is kept. */
  readonly about: (channel: SentChannel, reason: SendReason | null) => string;
  readonly values: (language: Language) => ValuesOf<T>;
  /** Channels that go whatever people want. */
  readonly forced: readonly Channel[];
  /** Why nobody is sent it at all. */
  readonly held: SendReason | null;
  /** What the records say besides. */
  readonly fields: Partial<NewRecord> & Pick<NewRecord, 'kind'>;
}

/** What goes to the people around something; also what does not, and why. @spec ALM-09 MSG-06 ROL-05 */
export function recordsOf<T extends PulledTrigger>(sending: Sending<T>): Partial<NewRecord>[] {
  const { trigger, way, around, settings, chain, people, now, about, values, forced, held, fields } = sending;
  const group: MessageGroup = triggers[trigger].group;
  const records = new Map<string, Partial<NewRecord>>();
  for (const person of peopleOf(around, people, way.receivers))
    for (const channel of way.channels) {
      const address = addressOf(channel, person);
      if (address === undefined || (channel === 'email' && address === '')) continue;
      const wanted = person.wanted?.[group];
      const goes = wanted === undefined || (deliveryChannels(wanted, forced) as readonly string[]).includes(channel);
      const text = textOf(trigger, channel, way, settings, values, person.language ?? tenantsLanguage);
      const accesses = accessesOf(settings, chain, channel);
      const access = accesses.find(({ pausedUntil }) => pausedUntil === null || pausedUntil <= now) ?? accesses[0];
      const reasons: readonly (readonly [isSo: boolean, reason: SendReason])[] = [
        [!goes, 'off'],
        [address === '', 'noAddress'],
        [text === undefined, 'noTemplate'],
        [channel !== 'siteLetter' && !access, 'noAccess'],
      ];
      const reason = held ?? reasons.find(([isSo]) => isSo)?.[1] ?? null;
      const digits = channel === 'sms' || channel === 'voice' ? phoneDigits(address) : address;
      const who = digits || (person.userId === null ? `n${person.name}` : `u${person.userId}`);
      const to = `${channel}:${who}`;
      // of two people with one number the one to whom it goes wins
      if (records.get(to)?.reason === null) continue;
      const { rentId, orgPath, partnerId, unitId, maintId, placeId, deviceId } = around;
      records.set(to, {
        rentId,
        orgPath,
        partnerId,
        unitId,
        maintId,
        placeId,
        deviceId,
        at: now,
        nextAt: now,
        trigger,
        channel,
        key: `${about(channel, reason)}:${to}`,
        digits,
        reason,
        userId: person.userId,
        receiver: person.name,
        address,
        templateId: text?.templateId ?? null,
        templateValues: values(text?.language ?? tenantsLanguage),
        text: text?.text ?? '',
        language: text?.language ?? null,
        texts: text?.texts ?? null,
        segments: channel === 'sms' && text ? smsSize(`【${access?.signature ?? ''}】${text.text}`).segments : 0,
        isForced: forced.includes(channel),
        state: reason === null ? 'planned' : 'notSent',
        accessId: reason === null && channel !== 'siteLetter' ? (access?.accessId ?? null) : null,
        endedAt: reason === null ? null : now,
        ...fields,
      });
    }
  return [...records.values()];
}

/** What is to be sent to whom when something happened to an alarm; also what is not, and why. @spec ALM-09 MSG-06 ROL-05 */
export function planned({ alarm, moment, extra, ...asked }: Asked): Partial<NewRecord>[] {
  const { settings, chain, now } = asked;
  const own = triggerOfAlarm(moment, alarm);
  // a rule of the tenant may notify of what the service centre has no trigger for, such as an opened door
  const trigger = own ?? (extra ? 'alarmRaised' : undefined);
  if (!trigger) return [];
  const rule = ruleOf(settings, chain);
  const set = own && wayOf(own, settings, chain);
  // what the service centre sends has a notice of its own: one person gets one message a channel of a moment, and one of each escalation
  const way = extra ? { ...extra, templates: set?.templates ?? {}, owner: set?.owner ?? chain } : set;
  if (!way) return [];
  const step = moment === 'standing' && extra?.step !== undefined ? `${moment}.${extra.step}` : moment;
  const isSilent = isQuiet(alarm, now);
  const { alarmId, level } = alarm;
  return recordsOf({
    ...asked,
    trigger,
    way,
    around: alarm,
    about: () => `alarm:${alarmId}:${step}`,
    values: (language) => valuesOf(alarm, language),
    forced: level <= rule.forcedLevel ? rule.forcedChannels : [],
    held: isSilent ? 'silenced' : null,
    fields: { kind: 'alarm', alarmId, level, moment, silenceId: isSilent ? alarm.silenceId : null },
  });
}

/** When an alarm that was raised is escalated if nobody acknowledges it; undefined: never. */
export function standsAt({ alarm, moment, settings, chain, now }: Asked): string | undefined {
  const { standingMinutes } = ruleOf(settings, chain);
  if (moment !== 'raised' || alarm.category !== 'alarm' || standingMinutes === 0) return undefined;
  if (!wayOf('alarmStanding', settings, chain)) return undefined;
  // a gateway whose clock runs ahead puts off no escalation
  const fromMs = Math.min(Date.parse(alarm.receivedAt), Date.parse(now));
  return new Date(fromMs + standingMinutes * minuteMs).toISOString();
}
