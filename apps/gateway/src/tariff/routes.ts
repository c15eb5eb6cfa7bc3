import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { balances, packages } from './actions.ts';
import { deviceUnits, giftUnits } from './units/device.ts';

export const tariffRoutes = (): HandlersOf<typeof areaShapes.tariff> => ({
  packages: signedIn((_, asks) => packages(asks)),
  balances: signedIn((_, asks) => balances(asks)),
  deviceUnits: signedIn(({ deviceId }, asks) => deviceUnits(deviceId, asks)),
  giftUnits: signedIn(giftUnits),
});
