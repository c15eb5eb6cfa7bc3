import type { ChatState } from '@fireline/domain/service';
import { defineTopic } from '../../lib/call.ts';

/** A chat in which something was written, or that changed: readers ask for what lies behind what they have. */
export interface ChatChange {
  readonly ticketId: number;
  readonly lastSeq: number;
  readonly state: ChatState;
}
/** Volatile, so that talk takes no number among the events that alarms wait for. It holds no words: a reader who may read them asks. @spec SRV-06 */
export const chatTopic = defineTopic<ChatChange>('chat', 'volatile', ['helpChat:view']);
