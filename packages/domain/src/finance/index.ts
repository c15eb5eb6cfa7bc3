export {
  merchantNumberChars,
  openIdChars,
  orderCents,
  paymentWindowMin,
  refundEvidenceImages,
  refundReasonChars,
  refundRemarkChars,
  rollbackUnits,
  splitRatioPercent,
  splitSheetChars,
  splitSheetColumns,
  splitSumPercent,
  splitTasks,
} from './limits.ts';
export {
  type OrderContext,
  type OrderEvent,
  type OrderPrompt,
  type OrderState,
  type OrderType,
  type PaymentMethod,
  orderEvents,
  orderMachine,
  orderPrompts,
  orderStates,
  orderStep,
  orderTypeNames,
  orderTypes,
  paymentMethods,
  promptFor,
} from './orders.ts';
export { type Order, checkOrder } from './orderRecord.ts';
export {
  type CallbackState,
  type ChannelState,
  type Countdown,
  type PayChannel,
  callbackEvents,
  channelStates,
  channelWarnings,
  countdown,
  expiryOf,
  payChannels,
  paymentForm,
  spend,
  topUpForm,
} from './payment.ts';
export {
  type MerchantType,
  type RecipientRelation,
  type RecipientType,
  merchantForm,
  merchantTypes,
  recipientForm,
  recipientRelations,
  recipientTypes,
} from './split/merchants.ts';
export {
  type SplitTask,
  checkSplitSum,
  largestRatios,
  repeatedRows,
  splitLimit,
  splitRuleForm,
  splitTaskForm,
} from './split/rules.ts';
export { type SplitAllocation, type SplitPart, type SplitShare, allocateSplit } from './split/allocation.ts';
export {
  type SheetProblem,
  type SplitRow,
  type SplitSheet,
  parseSplitSheet,
  sheetLines,
  typedRatio,
} from './split/sheet.ts';
export {
  type SplitEvent,
  type SplitRecord,
  type SplitResult,
  checkOrderSplit,
  checkSplitRecord,
  splitMachine,
  splitResults,
  splitStep,
} from './split/records.ts';
export {
  type ToggleOutcome,
  type TriggerEvent,
  type TriggerKey,
  type TriggerState,
  checkTrigger,
  toggleOutcome,
  triggerForm,
  triggerMachine,
  triggerStates,
  triggerStep,
  triggerTypes,
} from './split/triggers.ts';
export {
  type RefundContext,
  type RefundEvent,
  type RefundRequest,
  type RefundState,
  type RefundTrackStep,
  type RefundableOrder,
  endRefund,
  refundEvents,
  refundForm,
  refundMachine,
  refundProblems,
  refundStates,
  refundStep,
  refundTrack,
  refundTrackSteps,
  startRefund,
} from './refund/refunds.ts';
export { type Clawback, type Holding, clawback, rollbackQuantity } from './refund/clawback.ts';
export { financeRefundWords } from './refund/words.ts';
export { financeSplitWords } from './split/words.ts';
export { financeGuardWords, financeLimitWords, financeWords } from './words.ts';
