import type { AlarmLevel } from '@fireline/domain/alarm';
import type { SendType } from '@fireline/domain/device';
import type {
  AlarmMoment,
  CarriedChannel,
  CarrierName,
  Channel,
  MessageGroup,
  Receiver,
  ReceiptOutcome,
  SendKind,
  SendReason,
  SendRule,
  SendState,
  SentChannel,
  Trigger,
} from '@fireline/domain/message';
import type { Language, Phrase } from '@fireline/domain/lib';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Whose it is: a partner's, or the tenant's own. */
interface Owned {
  rentId: string;
  partnerId: OrNull<number>;
}
interface Changed {
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  changedBy: Generated<string>;
}

export interface SendAccessTable extends Owned, Changed {
  accessId: Id;
  channel: CarriedChannel;
  carrier: CarrierName;
  name: string;
  account: string;
  signature: Generated<string>;
  shownNumber: Generated<string>;
  url: Generated<string>;
  /** What an e-mail comes from. */
  sender: Generated<string>;
  /** Of a carrier that sends by template: what it calls the template of a test. */
  templateCode: Generated<string>;
  /** And of a code. */
  checkCode: Generated<string>;
  /** Of an earlier version, in plain text, until the gateway starts and seals it. */
  secret: OrNull<string>;
  /** Signs requests and receipts, or logs in; encrypted, and never shown. */
  sealedSecret: OrNull<string>;
  position: Generated<number>;
  isEnabled: Generated<boolean>;
  /** Offers that failed in a row. */
  failures: Generated<number>;
  failingSince: OrNull<Instant>;
  /** Nothing is offered before. */
  pausedUntil: OrNull<Instant>;
  lastReason: Generated<SendReason | ''>;
  lastReceiptAt: OrNull<Instant>;
  deletedAt: OrNull<Instant>;
}
export interface SendRuleTable extends Owned, Changed {
  ruleId: Id;
  settings: Json<SendRule>;
}
export interface MessageTemplateTable extends Owned, Changed {
  templateId: Id;
  name: string;
  type: Channel;
  messageGroup: MessageGroup;
  isPublic: Generated<boolean>;
  content: string;
  /** What a carrier calls it that sends by template. */
  carrierCode: Generated<string>;
  changedAt: Instant;
  deletedAt: OrNull<Instant>;
}
export interface SendTriggerTable extends Owned, Changed {
  triggerId: Id;
  trigger: Trigger;
  channels: JsonOrDefault<readonly SentChannel[]>;
  receivers: JsonOrDefault<readonly Receiver[]>;
  textTemplateId: OrNull<number>;
  smsTemplateId: OrNull<number>;
  voiceTemplateId: OrNull<number>;
  isEnabled: boolean;
}
export interface PhoneBlockTable extends Owned {
  blockId: Id;
  number: string;
  digits: string;
  smsFlag: boolean;
  voiceFlag: boolean;
  at: Instant;
  by: string;
}
export interface DeviceBlockTable extends Owned {
  blockId: Id;
  deviceId: number;
  type: SendType;
  at: Instant;
  by: string;
}
export interface ReceiveSettingTable {
  userId: number;
  groups: Json<Partial<Record<MessageGroup, readonly Channel[]>>>;
  email: Generated<string>;
  revision: Generated<number>;
  /** The person, or an administrator of its company. */
  changedBy: Generated<string>;
  changedAt: Instant;
}
/** What a rule of triggers adds to a notice. */
export interface NoticeExtra {
  /** Names the step of an escalation: each is a message of its own. */
  readonly step?: string;
  readonly channels: readonly SentChannel[];
  readonly receivers: readonly Receiver[];
}
/** What happened to an alarm and is still to be planned. */
export interface SendNoticeTable {
  noticeId: Id;
  rentId: string;
  alarmId: number;
  moment: AlarmMoment;
  /** Null: at once. */
  dueAt: OrNull<Instant>;
  /** After a planning that failed. */
  retryAt: OrNull<Instant>;
  /** It is not planned any more. */
  failedAt: OrNull<Instant>;
  extra: ColumnType<NoticeExtra | null, string | null | undefined, string | null>;
  tries: Generated<number>;
}
export interface SendRecordTable extends WhereaboutsColumns {
  recordId: Id;
  at: Instant;
  kind: SendKind;
  trigger: OrNull<Trigger>;
  moment: OrNull<AlarmMoment>;
  alarmId: OrNull<number>;
  deviceId: OrNull<number>;
  hazardId: OrNull<number>;
  dutyCheckId: OrNull<number>;
  workOrderId: OrNull<number>;
  inspectionTaskId: OrNull<number>;
  level: OrNull<AlarmLevel>;
  channel: SentChannel;
  userId: OrNull<number>;
  receiver: Generated<string>;
  address: Generated<string>;
  /** Digits of the address alone: limits and blacklists go by it. */
  digits: Generated<string>;
  templateId: OrNull<number>;
  /** What its template was filled with: a carrier that sends by template fills its own. */
  templateValues: ColumnType<Readonly<Record<string, string>> | null, string | null | undefined, string | null>;
  text: string;
  /** Of the text, where the system wrote it. */
  language: OrNull<Language>;
  /** The text of a letter in every language, where the system wrote it. */
  texts: ColumnType<Phrase | null, string | null | undefined, string | null>;
  segments: Generated<number>;
  isForced: Generated<boolean>;
  state: SendState;
  reason: OrNull<SendReason>;
  /** What kept its alarm quiet when it would have been sent. */
  silenceId: OrNull<number>;
  accessId: OrNull<number>;
  /** The access that was offered it before this one took over. */
  triedAccessId: OrNull<number>;
  carrierId: OrNull<string>;
  /** One for each message: whoever plans it twice, or offers it twice, sends it once. */
  key: string;
  attempts: Generated<number>;
  /** Offers of which nobody saw the answer: the carrier may have it. */
  unanswered: Generated<number>;
  nextAt: Instant;
  /** Until when the gateway that offers it is believed to live. */
  claimedUntil: OrNull<Instant>;
  /** Counts the claims: an offer belongs to the newest. */
  claims: Generated<number>;
  /** When it went past the limits. */
  passedAt: OrNull<Instant>;
  handedAt: OrNull<Instant>;
  endedAt: OrNull<Instant>;
  /** The account of units that pays it, until that is recorded. */
  drawAccountId: OrNull<number>;
  drawUnits: OrNull<number>;
}
export interface SandboxMessageTable {
  sandboxId: Id;
  accessId: number;
  key: string;
  at: Instant;
}
export interface SandboxReceiptTable {
  receiptId: Id;
  sandboxId: number;
  dueAt: Instant;
  outcome: ReceiptOutcome;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    sendAccess: SendAccessTable;
    sendRule: SendRuleTable;
    messageTemplate: MessageTemplateTable;
    sendTrigger: SendTriggerTable;
    phoneBlock: PhoneBlockTable;
    deviceBlock: DeviceBlockTable;
    receiveSetting: ReceiveSettingTable;
    sendNotice: SendNoticeTable;
    sendRecord: SendRecordTable;
    sandboxMessage: SandboxMessageTable;
    sandboxReceipt: SandboxReceiptTable;
  }
}
