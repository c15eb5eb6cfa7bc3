import type { AreaCalls } from './areaCalls.ts';

export const tariff: AreaCalls<'tariff'> = {
  samples: {
    packages: {},
    balances: {},
  },
};
