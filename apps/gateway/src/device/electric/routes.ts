import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of devices. @spec DEV-11 */
export const electricRoutes = {
  electricReadings: signedIn((send, context) => actions.readings(send, context)),
  electricAlarms: signedIn((send, context) => actions.events('alarm', send, context)),
  electricFaults: signedIn((send, context) => actions.events('fault', send, context)),
  electricThresholds: signedIn(({ deviceId }, context) => actions.thresholds(deviceId, context)),
  configureElectric: signedIn((send, context) => actions.configure(send, context)),
  resetElectric: signedIn((send, context) => actions.reset(send, context)),
  electricStatistics: signedIn((send, context) => actions.statistics(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.device>>;
