import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import * as z from 'zod';
import { byDeviceKey, type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import * as actions from './actions.ts';
import { around } from './around/actions.ts';
import { downlinkRoutes } from './downlink/routes.ts';
import { electricRoutes } from './electric/routes.ts';
import { ingestObserved } from './ingest.ts';
import { remind } from './expiry/reminders.ts';
import { keyRoutes } from './keys/routes.ts';
import { changeLife, edition, life } from './life/actions.ts';
import { records } from './offline/actions.ts';
import { registerRoutes } from './register/routes.ts';
import { analysis, lifeDeeds, statistics } from './statistics/actions.ts';
import { mediaRoutes } from './media/routes.ts';
import { resources } from './resources/actions.ts';
import { sleep } from './sleep/actions.ts';
import { upgradeRoutes } from './upgrade/routes.ts';
import { upkeepRoutes } from './upkeep/routes.ts';
import { trajectory } from './trajectory.ts';

/** Rows are read one by one and each part of a row by itself, so that what cannot be read keeps nothing else out. */
const anyRows = z.object({ reports: z.array(z.unknown()).min(1) });

export const deviceRoutes = (): HandlersOf<typeof areaShapes.device> => ({
  ingest: Object.assign(
    byDeviceKey(async ({ reports }: { reports: readonly unknown[] }, { deps, rentId, scopes, keyId }) =>
      ok(await ingestObserved({ ...deps, keyId }, rentId, reports, scopes.includes('commands'))),
    ),
    { reads: anyRows, judgesTexts: true },
  ),
  list: signedIn((send, context) => actions.list(send, context)),
  all: signedIn((send, context) => actions.all(send, context)),
  filters: signedIn((send, context) => actions.filters(send, context)),
  expiry: signedIn((send, context) => actions.expiry(send, context)),
  detail: signedIn(({ deviceId }, context) => actions.detail(deviceId, context)),
  around: signedIn(({ deviceId }, context) => around(deviceId, context)),
  readings: signedIn((send, context) => actions.readings(send, context)),
  trajectory: signedIn((send, context) => trajectory(send, context)),
  ...keyRoutes,
  life: signedIn(({ deviceId }, context) => life(deviceId, context)),
  edition: signedIn((_, context) => edition(context)),
  remind: signedIn(({ deviceId }, context) => remind(deviceId, context)),
  changeLife: signedIn((send, context) => changeLife(send, context)),
  ...electricRoutes,
  ...mediaRoutes,
  ...downlinkRoutes,
  ...upgradeRoutes,
  ...upkeepRoutes,
  resources: signedIn(({ deviceId }, context) => resources(deviceId, context)),
  sleep: signedIn((send, context) => sleep(send, context)),
  offlineRecords: signedIn((send, context) => records(send, context)),
  ...registerRoutes,
  statistics: signedIn((send, context) => statistics(send, context)),
  analysis: signedIn((send, context) => analysis(send, context)),
  lifeDeeds: signedIn((send, context) => lifeDeeds(send, context)),
});
