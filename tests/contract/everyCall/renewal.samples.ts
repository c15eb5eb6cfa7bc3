import { bookCents } from '../../fixtures/priceBook.ts';
import { fillStoragePrices, tenantStorageCents } from '../../fixtures/storagePrices.ts';
import { imeiOf } from '../../fixtures/tenant.ts';
import type { AreaCalls } from './areaCalls.ts';

export const renewal: AreaCalls<'renewal'> = {
  samples: {
    devices: {
      search: '设备',
      expiry: 'within30',
      deviceType: ['smoke'],
      partnerId: [1],
      sort: 'name',
      order: 'desc',
      pageNo: 1,
      pageSize: 5,
    },
    quote: { deviceIds: [1] },
    order: { requestId: 'sample-renewal', deviceIds: [1], years: 1, cents: bookCents.operator },
    checkOpening: { imeis: [imeiOf(5)] },
    open: { requestId: 'sample-opening', imeis: [imeiOf(5)], mode: 'standard', years: 1, cents: bookCents.operator },
    media: {
      search: '摄像机',
      term: 'running',
      partnerId: [1],
      deviceId: 701,
      sort: 'name',
      order: 'desc',
      pageNo: 1,
      pageSize: 5,
    },
    mediaQuote: { deviceIds: [701] },
    quoteMeal: { lines: [{ kind: 'deviceService', quantity: 1, count: 1, deviceIds: [1] }] },
    orderMeal: {
      requestId: 'sample-basket',
      lines: [{ kind: 'cloudStorage', quantity: 12, count: 1, deviceIds: [701] }],
      cents: tenantStorageCents.year,
    },
    startStops: {
      search: '设备',
      type: 'start',
      reason: ['activate', 'renew'],
      deviceType: ['smoke'],
      partnerId: [1],
      deviceId: 1,
      from: '2026-01-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      misfit: 'yes',
      sort: 'at',
      order: 'asc',
      pageNo: 1,
      pageSize: 5,
    },
    recharges: {
      search: 'SAMPLE',
      kind: ['package'],
      result: ['success', 'pending'],
      method: ['wechat'],
      from: '2026-01-01T00:00:00Z',
      to: '2026-12-01T00:00:00Z',
      sort: 'amountCents',
      order: 'asc',
      pageNo: 1,
      pageSize: 5,
    },
  },
  unlogged: {
    mediaQuote: 'it says what months of storage cost, and changes nothing',
    quoteMeal: 'it says what a basket costs, and changes nothing',
    quote: 'it says what renewing costs, and changes nothing',
    checkOpening: 'it says which devices can be opened, and changes nothing',
  },
  fills: [fillStoragePrices],
};
