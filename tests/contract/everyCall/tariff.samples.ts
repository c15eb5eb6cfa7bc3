import type { AreaCalls } from './areaCalls.ts';

export const tariff: AreaCalls<'tariff'> = {
  samples: {
    packages: {},
    balances: {},
    deviceUnits: { deviceId: 1 },
    giftUnits: { deviceId: 1, requestId: 'sample-gift', sms: 10, voice: 0, remark: '补偿' },
  },
};
