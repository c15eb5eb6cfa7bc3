import { alarmShapes } from './alarm/shapes.ts';
import { buildingShapes } from './building/shapes.ts';
import { deviceShapes } from './device/shapes.ts';
import { planShapes } from './plan/shapes.ts';
import { publicShapes } from './public/shapes.ts';
import { roleShapes } from './role/shapes.ts';
import { sessionShapes } from './session/shapes.ts';
import { shellShapes } from './shell/shapes.ts';
import { siteShapes } from './site/shapes.ts';
import { serviceShapes } from './service/shapes.ts';
import { orgShapes } from './org/shapes.ts';
import { messageShapes } from './message/shapes.ts';
import { analysisShapes } from './analysis/shapes.ts';
import { inspectionShapes } from './inspection/shapes.ts';
import { tariffShapes } from './tariff/shapes.ts';
import { financeShapes } from './finance/shapes.ts';
import { renewalShapes } from './renewal/shapes.ts';

/** By area; named, for written out it is longer than a compiler writes. */
interface AreaShapes {
  readonly session: typeof sessionShapes;
  readonly role: typeof roleShapes;
  readonly shell: typeof shellShapes;
  readonly device: typeof deviceShapes;
  readonly alarm: typeof alarmShapes;
  readonly site: typeof siteShapes;
  readonly building: typeof buildingShapes;
  readonly plan: typeof planShapes;
  readonly public: typeof publicShapes;
  readonly service: typeof serviceShapes;
  readonly org: typeof orgShapes;
  readonly message: typeof messageShapes;
  readonly analysis: typeof analysisShapes;
  readonly inspection: typeof inspectionShapes;
  readonly tariff: typeof tariffShapes;
  readonly finance: typeof financeShapes;
  readonly renewal: typeof renewalShapes;
}

/** The shape of everything sent and answered, by area. For servers and tests; browsers go without. */
export const areaShapes: AreaShapes = {
  session: sessionShapes,
  role: roleShapes,
  shell: shellShapes,
  device: deviceShapes,
  alarm: alarmShapes,
  site: siteShapes,
  building: buildingShapes,
  plan: planShapes,
  public: publicShapes,
  service: serviceShapes,
  org: orgShapes,
  message: messageShapes,
  analysis: analysisShapes,
  inspection: inspectionShapes,
  tariff: tariffShapes,
  finance: financeShapes,
  renewal: renewalShapes,
};

export { zReport } from './device/shapes.ts';
export type { UploadFile } from './lib/uploadFile.ts';
export { type Mask, replyMask } from './lib/personalShapes.ts';
export { type RecordShapes } from './lib/record/shapes.ts';
