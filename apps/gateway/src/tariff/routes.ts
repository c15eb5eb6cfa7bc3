import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { balances, packages } from './actions.ts';
import { controls, endControl, saveControl } from './control/control.ts';
import { deviceGrants, registrationGrant, saveGrant, withdrawGrant } from './grants/actions.ts';
import { buyingPrices } from './prices/buying.ts';
import { dealerPrices, priceChain, priceEntries, prices, tenantPrices } from './prices/listing.ts';
import { savePrices, tryPrices, withdrawPrice } from './prices/saving.ts';
import { deviceUnits, giftUnits } from './units/device.ts';
import { giveUnits, takeUnitsBack, unitHolders } from './units/giving.ts';
import { unitAccounts, unitDays, unitRecord, unitRecords } from './units/reading.ts';

export const tariffRoutes = (): HandlersOf<typeof areaShapes.tariff> => ({
  packages: signedIn((_, asks) => packages(asks)),
  balances: signedIn((_, asks) => balances(asks)),
  deviceUnits: signedIn(({ deviceId }, asks) => deviceUnits(deviceId, asks)),
  giftUnits: signedIn(giftUnits),
  unitAccounts: signedIn(unitAccounts),
  unitDays: signedIn(unitDays),
  unitRecords: signedIn(unitRecords),
  unitRecord: signedIn(({ recordId }, asks) => unitRecord(recordId, asks)),
  unitHolders: signedIn(unitHolders),
  giveUnits: signedIn(giveUnits),
  takeUnitsBack: signedIn(takeUnitsBack),
  controls: signedIn((_, asks) => controls(asks)),
  saveControl: signedIn(saveControl),
  endControl: signedIn(endControl),
  prices: signedIn(prices),
  tryPrices: signedIn(tryPrices),
  savePrices: signedIn(savePrices),
  withdrawPrice: signedIn(withdrawPrice),
  priceEntries: signedIn(priceEntries),
  priceChain: signedIn(priceChain),
  buyingPrices: signedIn(buyingPrices),
  dealerPrices: signedIn(dealerPrices),
  tenantPrices: signedIn(tenantPrices),
  registrationGrant: signedIn((_, asks) => registrationGrant(asks)),
  saveGrant: signedIn(saveGrant),
  withdrawGrant: signedIn(withdrawGrant),
  deviceGrants: signedIn(deviceGrants),
});
