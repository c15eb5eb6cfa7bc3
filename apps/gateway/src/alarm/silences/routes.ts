import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of alarms. @spec ALM-12 */
export const silenceRoutes = {
  silences: signedIn((send, context) => actions.list(send, context)),
  silencesOf: signedIn(({ deviceId }, context) => actions.ofDevice(deviceId, context)),
  createSilence: signedIn((send, context) => actions.create(send, context)),
  endSilence: signedIn(({ silenceId }, context) => actions.end(silenceId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.alarm>>;
