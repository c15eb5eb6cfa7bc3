import type { AnnouncementType, AuditState, Classification, MessageGroup, PushTarget } from '@fireline/domain/message';
import type { Phrase } from '@fireline/domain/lib';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>;

export interface AnnouncementTable {
  announcementId: Id;
  rentId: string;
  /** Whose author it is: the partner below whom it reaches people; null: the tenant itself. */
  partnerId: OrNull<number>;
  classification: Classification;
  type: AnnouncementType;
  title: string;
  /** What it was written from; null: by hand. */
  templateId: OrNull<number>;
  content: string;
  pushTargets: Json<readonly PushTarget[]>;
  isPinned: Generated<boolean>;
  pinMinutes: OrNull<number>;
  description: Generated<string>;
  state: Generated<AuditState>;
  rejectionReason: Generated<string>;
  author: string;
  submittedAt: Instant;
  /** The account that submitted it last; null: of an earlier version, which kept its name alone. */
  submittedBy: OrNull<number>;
  auditedBy: Generated<string>;
  approvedAt: OrNull<Instant>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
}
export interface SiteLetterTable {
  letterId: Id;
  rentId: string;
  /** Whose it is. */
  userId: number;
  messageGroup: MessageGroup;
  title: string;
  content: string;
  /** The same in every language, of what the system wrote itself. */
  titles: JsonOrNull<Phrase>;
  contents: JsonOrNull<Phrase>;
  author: string;
  sentAt: Instant;
  readAt: OrNull<Instant>;
  announcementId: OrNull<number>;
  /** What it is about; null: nothing that has a page. */
  alarmId: OrNull<number>;
  deviceId: OrNull<number>;
  hazardId: OrNull<number>;
  dutyCheckId: OrNull<number>;
  orderId: OrNull<number>;
  workOrderId: OrNull<number>;
  inspectionTaskId: OrNull<number>;
  /** Of a chat with support. */
  ticketId: OrNull<number>;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    announcement: AnnouncementTable;
    siteLetter: SiteLetterTable;
  }
}
