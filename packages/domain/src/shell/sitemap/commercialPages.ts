import type { PageRows } from './rows.ts';

/**
 * The pages of the commercial side. Decision: its source names titles and groups only; the paths hang under the centre that each
 * belongs to, and under /main where no centre has one.
 * @spec SHL-11
 */
export const commercialPages = {
  bills: ['/tariffCenter/bills', 'trading', 'tariff', 'audit'],
  consumptionControl: ['/tariffCenter/consumption', 'trading', 'tariff', 'edit'],
  offlinePurchase: ['/tariffCenter/offlinePurchase', 'trading', 'tariff', 'pay'],
  offlinePayCodes: ['/tariffCenter/offlineCodes', 'trading', 'tariff', 'edit'],
  ordersUnpaid: ['/tariffCenter/finance/unpaid', 'acting', 'finance', 'pay'],
  ordersMine: ['/tariffCenter/finance/orders', 'acting', 'finance', 'pay'],
  merchants: ['/tariffCenter/finance/merchants', 'platform', 'finance', 'edit'],
  recipients: ['/tariffCenter/finance/recipients', 'platform', 'finance', 'edit'],
  splitRules: ['/tariffCenter/finance/splitRules', 'platform', 'finance', 'edit'],
  splitRecords: ['/tariffCenter/finance/splitRecords', 'trading', 'finance', 'look'],
  splitTriggers: ['/tariffCenter/finance/triggers', 'platform', 'finance', 'edit'],
  refundAudit: ['/tariffCenter/finance/refunds', 'platform', 'finance', 'audit'],
  renewalResources: ['/tariffCenter/renewal/resources', 'acting', 'renewal', 'pay'],
  renewalDevices: ['/tariffCenter/renewal/devices', 'acting', 'renewal', 'pay'],
  dataCards: ['/tariffCenter/renewal/dataCards', 'acting', 'renewal', 'pay'],
  rechargeLog: ['/tariffCenter/renewal/rechargeLog', 'acting', 'renewal', 'look'],
  startStopLog: ['/tariffCenter/renewal/startStopLog', 'acting', 'renewal', 'look'],
  whitelist: ['/tariffCenter/renewal/whitelist', 'acting', 'renewal', 'edit'],
  pricesPlatform: ['/tariffCenter/price/platform', 'platform', 'price', 'edit'],
  pricesTenant: ['/tariffCenter/price/tenant', 'trading', 'price', 'edit'],
  pricesFree: ['/tariffCenter/price/free', 'trading', 'price', 'edit'],
  pricesQuery: ['/tariffCenter/price/query', 'acting', 'price', 'look'],
  pricesDevice: ['/tariffCenter/price/device', 'trading', 'price', 'edit'],
  pricesCloud: ['/tariffCenter/price/cloud', 'trading', 'price', 'edit'],
  statementDaily: ['/tariffCenter/reconciliation/daily', 'platform', 'reconciliation', 'look'],
  statementMonthly: ['/tariffCenter/reconciliation/monthly', 'trading', 'reconciliation', 'look'],
  statementYearly: ['/tariffCenter/reconciliation/yearly', 'trading', 'reconciliation', 'look'],
  resourceSending: ['/tariffCenter/resource/sending', 'trading', 'resource', 'look'],
  resourceConsumption: ['/tariffCenter/resource/consumption', 'trading', 'resource', 'look'],
  resourceTransactions: ['/tariffCenter/resource/transactions', 'trading', 'resource', 'look'],
  resourceTrends: ['/tariffCenter/resource/trends', 'trading', 'resource', 'look'],

  diagnosis: ['/feeCenter/diagnosis', 'acting', 'free', 'handle'],
  diagnosisRecords: ['/feeCenter/diagnosisRecords', 'acting', 'free', 'look'],
  serviceAgents: ['/feeCenter/agents', 'platform', 'free', 'edit'],
  renewAndPay: ['/feeCenter/renewal', 'acting', 'free', 'pay'],
  workOrdersMine: ['/workOrder/mine', 'acting', 'free', 'orders'],
  workOrderCreate: ['/workOrder/create', 'acting', 'free', 'orders'],
  workOrdersUnprocessed: ['/workOrder/unprocessed', 'managing', 'free', 'orders'],
  workOrdersProcessing: ['/workOrder/processing', 'managing', 'free', 'orders'],
  workOrderTransfers: ['/workOrder/transfers', 'managing', 'free', 'orders'],
  workOrderStatistics: ['/workOrder/statistics', 'managing', 'free', 'look'],
  workOrdersAll: ['/workOrder/all', 'managing', 'free', 'orders'],

  servicePrice: ['/deviceService/price', 'trading', 'deviceService', 'edit'],
  superiorPrice: ['/deviceService/superiorPrice', 'trading', 'deviceService', 'look'],
  dealerPrice: ['/deviceService/dealerPrice', 'trading', 'deviceService', 'edit'],
  offlineDuration: ['/deviceService/offlineDuration', 'all', 'deviceService', 'look'],
  serviceOpening: ['/deviceService/opening', 'trading', 'deviceService', 'pay'],

  inspectionHome: ['/main/inspection/home', 'all', 'inspection', 'look'],
  inspectionTags: ['/main/inspection/tags', 'managing', 'inspection', 'bulk'],
  inspectionPlans: ['/main/inspection/plans', 'managing', 'inspection', 'edit'],
  inspectionTasks: ['/main/inspection/tasks', 'all', 'inspection', 'handle'],

  helpChat: ['/helpCenter/chat', 'all', 'help'],
  helpQuestions: ['/helpCenter/faq', 'all', 'help'],
} as const satisfies PageRows;
