export { tariffCalls } from './calls.ts';
export type { DeviceGrant, GrantRow } from './grants/shapes.ts';
export type { UnitAccount, UnitRecord } from './unitShapes.ts';
export type {
  BuyingPrice,
  DealerPrices,
  OwnPriceList,
  PriceEntry,
  PriceImpact,
  TenantPrices,
} from './prices/shapes.ts';
