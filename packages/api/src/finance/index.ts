export { financeCalls } from './calls.ts';
export type { CodedOrderRow, IssuedPayCode } from './codes/shapes.ts';
export type { Order, OrderDetail } from './orderShapes.ts';
export { type OrderChange, orderTopic } from './topics.ts';
export type { RefundDetail, RefundPreview, RefundRow } from './refund/shapes.ts';
export type {
  Merchant,
  PayAccess,
  Recipient,
  SplitDetail,
  SplitRecordRow,
  SplitRuleDetail,
  SplitRuleRow,
  SplitTaskRow,
  Trigger,
} from './split/shapes.ts';
