import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as labels from '../labels/labels.ts';
import * as lines from './lines.ts';
import * as points from './points.ts';

/** Part of the routes of patrols. @spec INS-02 INS-03 */
export const pointRoutes = {
  points: signedIn((send, context) => points.list(send, context)),
  point: signedIn(({ pointId }, context) => points.detail(pointId, context)),
  createPoint: signedIn((send, context) => points.create(send, context)),
  changePoint: signedIn((send, context) => points.change(send, context)),
  deletePoint: signedIn((send, context) => points.remove(send, context)),
  pointLabels: signedIn((send, context) => labels.list(send, context)),
  printAnew: signedIn((send, context) => labels.printAnew(send, context)),
  unitBuildings: signedIn(({ unitId }, context) => points.buildings(unitId, context)),
  lines: signedIn((send, context) => lines.list(send, context)),
  line: signedIn(({ lineId }, context) => lines.detail(lineId, context)),
  createLine: signedIn((send, context) => lines.create(send, context)),
  changeLine: signedIn((send, context) => lines.change(send, context)),
  deleteLine: signedIn((send, context) => lines.remove(send, context)),
  setToLine: signedIn((send, context) => lines.setPoints(send, context)),
  unitPoints: signedIn(({ unitId }, context) => lines.unitPoints(unitId, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
