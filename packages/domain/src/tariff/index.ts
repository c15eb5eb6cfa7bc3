export {
  bankSerialChars,
  billCount,
  billYears,
  controlUnits,
  controlWarnPercent,
  descriptionChars,
  freeMonths,
  giftDays,
  giftUnits,
  nameChars,
  packageUnits,
  payCodeChars,
  priceCents,
  purchasePackages,
  serviceYears,
  statementMonths,
  storageMonths,
} from './limits.ts';
export { type ServiceMode, giftModes, serviceModes } from './modes.ts';
export {
  type MeteredResource,
  type StorageProduct,
  cheaperForLonger,
  deviceServicePriceForm,
  meteredResources,
  packagesCents,
  price,
  resourcePackageForm,
  servicePrice,
  storagePriceForm,
  storageProducts,
} from './prices.ts';
export { type PricedUnits, portionCents, unitPrice, unitPriceText } from './unitPrice.ts';
export { type GiftKind, giftForm, giftKinds, registrationGrantForm } from './gifts.ts';
export {
  type BalanceHolder,
  type BalanceHolderKind,
  type Draw,
  type HeldBalance,
  type SentFor,
  balanceHolderKinds,
  drawFrom,
  holderOf,
  holdersFor,
} from './holder.ts';
export { type Party, type PartyAccount, type PartyKind, partyKinds, partyOf, sellerLevels } from './party.ts';
export {
  type ChainLevel,
  type ChainStep,
  type LevelPrice,
  type PriceList,
  chainLevels,
  chainWarnings,
  checkEffectiveFrom,
  checkPriceSetter,
  comingPrices,
  priceChain,
  priceChangeForm,
  priceLists,
  priceOn,
  seenBy,
} from './chain.ts';
export { type LevelImpact, type LineImpact, type SellerLine, priceImpact } from './impact.ts';
export {
  type AccountLevel,
  type LastRecord,
  type RecordResult,
  type ResourceRecord,
  type SellType,
  accountLevels,
  changeOf,
  checkRecord,
  recordAfter,
  recordResults,
  sellTypeNames,
  sellTypes,
} from './records.ts';
export {
  type Figures,
  type Imbalance,
  type Statement,
  type StatementTerm,
  differenceOf,
  isBalanced,
  statementOf,
  statementTerms,
  usedOf,
} from './reconcile.ts';
export {
  type PeriodFigures,
  type StatementKind,
  type TrendPoint,
  checkStatementDay,
  dailyFigures,
  monthsOf,
  rollUp,
  statementKinds,
  unitTrend,
} from './periods.ts';
export {
  type Bill,
  type BillContext,
  type BillEvent,
  type BillPeriod,
  type BillState,
  type BillType,
  billForm,
  billMachine,
  billPeriods,
  billProofForm,
  billStates,
  billStep,
  billTypes,
  lockedBillFields,
} from './bill.ts';
export {
  type PayCode,
  type PayCodeContext,
  type PayCodeEvent,
  type PayCodeState,
  payCode,
  payCodeForm,
  payCodeLetters,
  payCodeMachine,
  payCodeOf,
  payCodeStates,
  redeemPayCode,
} from './payCode.ts';
export {
  type ConsumptionControl,
  type ConsumptionVerdict,
  type WhenExhausted,
  consumptionControlForm,
  consumptionVerdict,
  whenExhausted,
} from './consumption.ts';
export { type PurchaseWay, checkBalance, purchaseCents, purchaseForm, purchaseWays } from './purchase.ts';
export { tariffGuardWords, tariffLimitWords, tariffWords } from './words.ts';
