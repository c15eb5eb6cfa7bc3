import type { PhoneTask, inspectionCalls } from '@fireline/api/inspection';
import type { SendOf } from '@fireline/api/lib';
import type { ItemOutcome, ScannedPoint } from '@fireline/domain/inspection';
import type { Problem } from '@fireline/domain/lib';

type Sent = SendOf<typeof inspectionCalls.recordMine>;
export type SentRow = NonNullable<Sent['rows']>[number];
export type SentScan = NonNullable<Sent['scans']>[number];

/** Whose phone it is: what is kept belongs to one account. */
export interface Owner {
  /** Tenant and account, as the key of all that is kept. */
  readonly id: string;
  readonly rentId: string;
  readonly userId: number;
  readonly name: string;
}

/** A task as it was downloaded, with what the gateway has taken since. */
export interface KeptTask {
  readonly owner: string;
  readonly taskId: number;
  readonly task: PhoneTask;
  readonly loadedAtMs: number;
}

interface Queued {
  readonly key: string;
  readonly owner: string;
  readonly ownerName: string;
  /** The order in which rows were made. */
  readonly madeAtMs: number;
  readonly state: 'waiting' | 'refused';
  /** Why the gateway does not take it. */
  readonly problem?: Problem;
  /** Its pictures were sent once more because the gateway had them no longer. */
  readonly isRepeated?: boolean;
  /** Of the point and the item, for people. */
  readonly name: string;
  /** Keys of its pictures. */
  readonly pictures: readonly string[];
}
/** What waits to be sent, or was refused. */
export type QueuedRow =
  | (Queued & { readonly kind: 'result'; readonly body: Omit<SentRow, 'images'> })
  | (Queued & { readonly kind: 'scan'; readonly body: SentScan });

/** A picture as bytes, until the gateway has its row. */
export interface KeptPicture {
  readonly key: string;
  readonly owner: string;
  readonly bytes: ArrayBuffer;
  readonly type: string;
  /** Under which the gateway has it. */
  readonly imageId?: string;
}

export interface ItemDraft {
  readonly outcome?: ItemOutcome;
  readonly description: string;
  readonly pictures: readonly string[];
  /** The key of the result that it corrects. */
  readonly corrects?: string;
}
/** What was typed at a point and is not recorded yet. */
export interface Draft {
  readonly id: string;
  readonly owner: string;
  readonly items: Readonly<Record<number, ItemDraft>>;
  /** What was scanned to come here. */
  readonly scan?: Pick<ScannedPoint, 'way' | 'code'>;
  /** Why nothing was. */
  readonly reason?: string;
}
