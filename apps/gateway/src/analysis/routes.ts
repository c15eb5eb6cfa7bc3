import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as electricity from './electricity/actions.ts';
import * as offline from './offline/actions.ts';
import { offlineCount } from './offline/count.ts';
import * as presence from './presence/actions.ts';
import { makeNow } from './reports/make.ts';
import * as safety from './safety/actions.ts';
import { storage } from './storage/actions.ts';

export const analysisRoutes = (): HandlersOf<typeof areaShapes.analysis> => ({
  electricity: signedIn((send, context) => electricity.electricity(send, context)),
  electricityCurve: signedIn((send, context) => electricity.electricityCurve(send, context)),
  humidity: signedIn((send, context) => electricity.humidity(send, context)),
  occupancy: signedIn((send, context) => presence.occupancy(send, context)),
  occupancyCounts: signedIn((_, context) => presence.occupancyCounts(context)),
  placeUsage: signedIn((send, context) => presence.placeUsage(send, context)),
  placeUsageOf: signedIn((send, context) => presence.placeUsageOf(send, context)),
  infraredRanking: signedIn((send, context) => presence.infraredRanking(send, context)),
  infraredUsage: signedIn((send, context) => presence.infraredUsage(send, context)),
  nbOffline: signedIn((send, context) => offline.nbOffline(send, context)),
  nbOfflineReasons: signedIn((_, context) => offline.nbOfflineReasons(context)),
  offlineCount: signedIn((send, context) => offlineCount(send, context)),
  storage: signedIn((_, context) => storage(context)),
  safety: signedIn((send, context) => safety.safety(send, context)),
  safetyUnits: signedIn((send, context) => safety.safetyUnits(send, context)),
  reports: signedIn((send, context) => safety.reportList(send, context)),
  report: signedIn(({ reportId }, context) => safety.report(reportId, context)),
  makeReport: signedIn((send, context) => makeNow(send, context)),
});
