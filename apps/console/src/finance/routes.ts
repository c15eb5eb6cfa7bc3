import { lazy } from 'react';
import type { Screens } from '../lib/page/screen.ts';

export const financeScreens = {
  payment: () => import('./payment/PaymentScreen.tsx').then((m) => m.PaymentScreen),
  ordersUnpaid: () => import('./orders/OrdersUnpaidScreen.tsx').then((m) => m.OrdersUnpaidScreen),
  ordersMine: () => import('./orders/OrdersMineScreen.tsx').then((m) => m.OrdersMineScreen),
} satisfies Screens;

/** Stands on every page, for those who may order. */
export const UnpaidPrompt = lazy(() => import('./UnpaidPrompt.tsx').then((m) => ({ default: m.UnpaidPrompt })));
