import { fillOrders, fillPrices, sampleTrade, signedNotice, tenantPackage } from '../../fixtures/money.ts';
import type { AreaCalls } from './areaCalls.ts';

const { priceId, cents } = tenantPackage;

export const finance: AreaCalls<'finance'> = {
  samples: {
    orders: {
      search: 'SAMPLE',
      type: 'smsResource',
      states: ['unpaid', 'paying'],
      isMine: true,
      misfit: 'yes',
      from: '2026-11-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      sort: 'createdAt',
      order: 'asc',
      pageNo: 1,
      pageSize: 5,
    },
    order: { orderId: 1 },
    placeOrder: { requestId: 'sample-press', lines: [{ priceId, count: 1, cents }] },
    pay: { orderId: 1, method: 'wechat', cents },
    checkPaid: { orderId: 2 },
    abandon: { orderId: 2 },
    cancel: { orderId: 3 },
    topUp: { requestId: 'sample-top-up', amount: '100' },
    wallet: {},
    settle: { orderId: 5, attemptNo: 1, how: 'giveBack', remark: '金额不符' },
    notice: { accessId: 1, ...signedNotice({}) },
    sandboxTrade: { ref: sampleTrade },
    actAtSandbox: { ref: sampleTrade, act: 'fail' },
  },
  fills: [fillPrices, fillOrders],
  unlogged: {
    checkPaid: 'it asks a provider and says what it answers',
    notice: 'a provider reports it, and the order keeps its track',
    actAtSandbox: 'nobody is signed in at the cashier of the sandbox',
  },
};
