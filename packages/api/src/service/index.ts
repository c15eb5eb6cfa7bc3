import type { ReplyOf } from '../lib/call.ts';
import { serviceCalls } from './calls.ts';

export { serviceCalls };
export { type ChatChange, chatTopic } from './chat/topic.ts';
export { type WorkOrderChange, workOrderTopic } from './orders/topic.ts';
export type ServiceOverview = ReplyOf<typeof serviceCalls.overview>;
export type Feedback = ReplyOf<typeof serviceCalls.feedback>;
export type WorkOrder = ReplyOf<typeof serviceCalls.orders>['rows'][number];
export type WorkOrderDetail = ReplyOf<typeof serviceCalls.order>;
export type ServiceAgent = ReplyOf<typeof serviceCalls.agents>['rows'][number];
export type DiagnosisRecord = ReplyOf<typeof serviceCalls.diagnoses>['rows'][number];
export type DiagnosisDetail = ReplyOf<typeof serviceCalls.diagnosis>;
export type ChatTicket = ReplyOf<typeof serviceCalls.tickets>['rows'][number];
export type ChatTicketDetail = ReplyOf<typeof serviceCalls.ticket>;
export type ChatLine = ReplyOf<typeof serviceCalls.chatMessages>['messages'][number];
export type SavedReply = ReplyOf<typeof serviceCalls.savedReplies>['replies'][number];
export type FaqVotes = ReplyOf<typeof serviceCalls.voteFaq>;
export type OrderAgent = ReplyOf<typeof serviceCalls.orderAgents>['agents'][number];
