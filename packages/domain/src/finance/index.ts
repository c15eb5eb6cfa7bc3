export {
  bankTransferDays,
  merchantNumberChars,
  merchantsMax,
  payKeyChars,
  recipientsMax,
  splitRulesMax,
  splitTriggersMax,
  noticeKeptDays,
  offlineCodeDays,
  openIdChars,
  openOrdersMax,
  orderCents,
  orderLines,
  paymentWindowMin,
  providerMaxPercentDefault,
  refundDays,
  refundEvidenceImages,
  refundImageBytesMax,
  refundReasonChars,
  refundRemarkChars,
  refundsMax,
  requestIdChars,
  rollbackUnits,
  splitRatioPercent,
  splitReturnDays,
  splitSheetChars,
  splitSheetColumns,
  splitSumPercent,
  splitTasks,
  statedRefundDays,
} from './limits.ts';
export {
  type OrderContext,
  type OrderEvent,
  type OrderLineKind,
  type OrderPrompt,
  type OrderState,
  type OrderTrackEvent,
  type OrderType,
  type PaymentMethod,
  checkMethod,
  methodWays,
  offeredMethods,
  openOrderStates,
  orderEvents,
  orderLineKinds,
  orderMachine,
  orderPrompts,
  orderStates,
  orderStep,
  orderTotal,
  orderTrackEvents,
  orderTypeNames,
  orderTypes,
  paymentMethods,
  promptFor,
} from './orders.ts';
export { type OrderParties, type OrderSide, hasBothSides, orderSide, orderSides, seesOrder } from './seeing.ts';
export {
  checkIssuesCode,
  type CodedOrder,
  codeParts,
  type CodePart,
  orderedWays,
  type OrderedWay,
} from './offlineCode.ts';
export { type Order, checkOrder } from './orderRecord.ts';
export { type OrderLetter, orderLetters } from './letter/letters.ts';
export { financeLetterWords } from './letter/words.ts';
export { checkBooks, checkSettles, settleForm, settleWays, type SettleWay } from './attempt/settling.ts';
export {
  type ChannelState,
  type Countdown,
  type PayChannel,
  channelStates,
  channelWarnings,
  codeUntil,
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
  checkEndRecipient,
  merchantForm,
  merchantStopForm,
  merchantTypes,
  recipientAccount,
  recipientForm,
  recipientRelations,
  recipientTypes,
} from './split/merchants.ts';
export {
  type SplitRule,
  type SplitRuleDraft,
  type SplitTask,
  checkMerchantMaximum,
  checkSplitSum,
  largestRatios,
  namedTasks,
  repeatedRows,
  splitLimit,
  splitRuleForm,
  splitTaskForm,
  sumOfRatios,
} from './split/rules.ts';
export { type RuleVersion, type VersionChange, versionChangeKinds, versionChanges } from './split/versions.ts';
export { payAccessForm } from './split/access.ts';
export {
  type SplitCode,
  type SplitPlan,
  isKnownSplitCode,
  isLastPart,
  planSplit,
  splitAfterMs,
  splitCodes,
  waitsForOthers,
} from './split/sending.ts';
export { type SplitBase, checkProviderMax, checkSplittable, providerMaxForm, splittable } from './split/provider.ts';
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
  splitStart,
  splitStep,
} from './split/records.ts';
export {
  type ToggleOutcome,
  type TriggerEvent,
  type TriggerKey,
  type TriggerState,
  checkTrigger,
  newTriggerForm,
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
  refundGroups,
  refundMachine,
  refundProblems,
  refundReasonForm,
  refundStates,
  refundStep,
  refundTrack,
  refundTrackSteps,
  startRefund,
  undoRefund,
} from './refund/refunds.ts';
export {
  type RefundedThing,
  refundedThings,
  unitsLeftOf,
  type LineRefund,
  type RefundableLine,
  type RefundHistory,
  refundableCents,
  refundHistoryProblems,
  refundLines,
} from './refund/refundable.ts';
export {
  type RefundWait,
  type ReturnEvent,
  type ReturnState,
  refundWaits,
  refundWaitsFor,
  returnEvents,
  returnMachine,
  returnStates,
  returnStep,
} from './refund/returns.ts';
export {
  type CaseKind,
  type CaseWay,
  type SettledCase,
  caseForm,
  caseKinds,
  caseWays,
  checkSettlesCase,
  daysToAsk,
  isOldWord,
  isStillOwed,
  unitsOfFound,
  waysOfCase,
} from './refund/cases.ts';
export { type Clawback, type ClawbackPart, type Holding, clawback } from './refund/clawback.ts';
export {
  type ReturnFacts,
  type SoldUnits,
  checkSeenRollback,
  returnRefusal,
  rollbackQuantity,
} from './refund/takeBack.ts';
export {
  type Attempt,
  type MoneyUse,
  type OwedOrder,
  checkNewAttempt,
  giveBackNo,
  goesBackAlone,
  keptCents,
  mayStillBePaid,
  openAttempts,
  orderEventAfter,
  useOfMoney,
} from './attempt/attempts.ts';
export {
  type PaymentContext,
  type PaymentEvent,
  type PaymentState,
  paymentEvents,
  paymentMachine,
  paymentStates,
  paymentStep,
} from './attempt/payments.ts';
export {
  type ProviderEvent,
  type SandboxAct,
  type ProviderEventKind,
  type ProviderPaymentState,
  type ProviderResult,
  type ReceiverState,
  paymentEventOf,
  providerPaymentStates,
  providerResults,
  receiverStates,
  resultEvents,
  sandboxActs,
} from './attempt/provider.ts';
export {
  type LedgerAccount,
  type LedgerKind,
  type Transfer,
  type TransferKind,
  type TransferOrigin,
  accountKey,
  balanceKinds,
  ledgerKinds,
  transferKinds,
} from './ledger/accounts.ts';
export { type Arrived, type PostedOrder, type Posting, oppositeOf } from './ledger/posting.ts';
export { postAtTill, postFee, postPaid, postSpend, postTopUp } from './ledger/paid.ts';
export { type SplitPosting, postReturn, postSplit, postSplitDue } from './ledger/split.ts';
export { type RefundPosting, postRefund, postRefundDue, postTopUpBack, undone } from './ledger/refund.ts';
export { type GivenBackPosting, postBooked, postGivenBack, postSuspense, postWrittenOff } from './ledger/suspense.ts';
export { balancesOf, checkLedger, checkPostedAgain } from './ledger/balances.ts';
export { type PostedTransfer, moneyTrend } from './ledger/trend.ts';
export {
  type DayMatch,
  type MatchedRow,
  type ReconFinding,
  type ReconKind,
  type StatementFigures,
  type StatementRow,
  type StatementState,
  matchDay,
  reconKinds,
  statementFigures,
  statementStates,
} from './matching.ts';
export { financeLedgerWords } from './ledger/words.ts';
export { financePaymentWords } from './attempt/words.ts';
export { financeRefundWords } from './refund/words.ts';
export { financeSplitWords } from './split/words.ts';
export { financeGuardWords, financeLimitWords, financeWords } from './words.ts';
