import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as actions from './actions.ts';

/** Part of the routes of service. @spec SRV-05 */
export const diagnosisRoutes = {
  diagnose: signedIn((send, context) => actions.diagnose(send, context)),
  diagnoseAgain: signedIn(({ diagnosisId }, context) => actions.again(diagnosisId, context)),
  settleDiagnosis: signedIn((send, context) => actions.settle(send, context)),
  diagnoses: signedIn((send, context) => actions.list(send, context)),
  diagnosis: signedIn(({ diagnosisId }, context) => actions.detail(diagnosisId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
