import { defineCalls } from '../lib/call.ts';
import { codeCalls } from './codes/calls.ts';
import { refundCalls } from './refund/calls.ts';
import type { financeShapes } from './shapes.ts';
import { splitCalls } from './split/calls.ts';
import { seeOrders } from './who.ts';

/** @spec FIN-01 FIN-11 FIN-12 FIN-13 */
export const financeCalls = defineCalls<typeof financeShapes>()('finance', {
  orders: {
    method: 'GET',
    path: '/finance/orders',
    who: seeOrders,
    summary: 'Orders that the caller placed, pays or is paid for, with what they come to',
  },
  order: {
    method: 'GET',
    path: '/finance/orders/{orderId}',
    who: seeOrders,
    summary: 'An order with its attempts to pay, its track and its transfers',
  },
  placeOrder: {
    method: 'POST',
    logs: 'finance.placeOrder',
    path: '/finance/orders/place',
    who: ['payment:pay'],
    body: 'json',
    summary: 'Orders packages for the own balance, at the prices on sale now',
  },
  pay: {
    method: 'POST',
    logs: 'finance.pay',
    path: '/finance/orders/{orderId}/pay',
    who: ['payment:pay'],
    body: 'json',
    summary: 'Begins to pay an order; a code that is shown by another way is ended first',
  },
  checkPaid: {
    method: 'POST',
    logs: null,
    path: '/finance/orders/{orderId}/check',
    who: seeOrders,
    body: 'json',
    summary: 'Asks the provider whether an order was paid',
  },
  abandon: {
    method: 'POST',
    logs: 'finance.abandon',
    path: '/finance/orders/{orderId}/abandon',
    who: ['payment:pay'],
    body: 'json',
    summary: 'Says that an order was not paid, so that it can be paid again; the provider is asked first',
  },
  cancel: {
    method: 'POST',
    logs: 'finance.cancel',
    path: '/finance/orders/{orderId}/cancel',
    who: ['payment:pay', 'ordersUnpaid:pay'],
    body: 'json',
    summary: 'Cancels an order, once its provider says that nothing can be paid any more',
  },
  topUp: {
    method: 'POST',
    logs: 'finance.topUp',
    path: '/finance/topUp',
    who: ['payment:pay'],
    body: 'json',
    summary: 'Orders a top-up of the account balance, which is paid as any order',
  },
  wallet: {
    method: 'GET',
    path: '/finance/wallet',
    who: ['payment:view', 'ordersMine:view'],
    summary: 'The account balance of the caller, with its newest movements',
  },
  settle: {
    method: 'POST',
    logs: 'finance.settle',
    path: '/finance/orders/{orderId}/settle',
    who: ['ordersMine:handle'],
    body: 'json',
    summary: 'Decides over money of another amount than asked: it is booked for its order, or paid back',
  },
  ...codeCalls,
  ...refundCalls,
  ...splitCalls,
  notice: {
    method: 'POST',
    logs: null,
    path: '/payment/notice/{accessId}',
    who: 'anyone',
    body: 'raw',
    answers: 'file',
    summary: 'What a payment provider reports, signed by it; an empty reply is thanks',
  },
  sandboxTrade: {
    method: 'GET',
    path: '/finance/sandbox/{ref}',
    who: 'anyone',
    summary: 'What the sandbox, which moves no money, knows of a payment',
  },
  actAtSandbox: {
    method: 'POST',
    logs: null,
    path: '/finance/sandbox/{ref}/act',
    who: 'anyone',
    body: 'json',
    summary: 'Pays at the cashier of the sandbox, or does not',
  },
  refundAtSandbox: {
    method: 'POST',
    logs: null,
    path: '/finance/sandbox/{ref}/refund',
    who: 'anyone',
    body: 'json',
    summary: 'Pays back in the console of the sandbox, no notice is sent',
  },
  bounceAtSandbox: {
    method: 'POST',
    logs: null,
    path: '/finance/sandbox/{ref}/bounce',
    who: 'anyone',
    body: 'json',
    summary: 'Lets a refund of the sandbox come back, as when the account that it went to is closed',
  },
});
