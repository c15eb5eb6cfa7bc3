import type { Screens } from '../lib/page/screen.ts';

export const financeScreens = {
  payment: () => import('./payment/PaymentScreen.tsx').then((m) => m.PaymentScreen),
  ordersUnpaid: () => import('./orders/OrdersUnpaidScreen.tsx').then((m) => m.OrdersUnpaidScreen),
  ordersMine: () => import('./orders/OrdersMineScreen.tsx').then((m) => m.OrdersMineScreen),
  offlinePurchase: () => import('./codes/OfflinePurchaseScreen.tsx').then((m) => m.OfflinePurchaseScreen),
  offlinePayCodes: () => import('./codes/OfflinePayCodesScreen.tsx').then((m) => m.OfflinePayCodesScreen),
  refundAudit: () => import('./refunds/RefundAuditScreen.tsx').then((m) => m.RefundAuditScreen),
  merchants: () => import('./merchants/MerchantsScreen.tsx').then((m) => m.MerchantsScreen),
  recipients: () => import('./recipients/RecipientsScreen.tsx').then((m) => m.RecipientsScreen),
  splitRules: () => import('./splitRules/SplitRulesScreen.tsx').then((m) => m.SplitRulesScreen),
  splitTriggers: () => import('./splitTriggers/SplitTriggersScreen.tsx').then((m) => m.SplitTriggersScreen),
  splitRecords: () => import('./splitRecords/SplitRecordsScreen.tsx').then((m) => m.SplitRecordsScreen),
} satisfies Screens;

/** Stands on every page, for those who may order. */
export { UnpaidPrompt } from './UnpaidPrompt.tsx';
