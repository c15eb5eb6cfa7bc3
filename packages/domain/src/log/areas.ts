import { alarmLog } from '../alarm/log/index.ts';
import { analysisLog } from '../analysis/log/index.ts';
import { buildingLog } from '../building/log/index.ts';
import { deviceLog } from '../device/log/index.ts';
import { inspectionLog } from '../inspection/log/index.ts';
import { messageLog } from '../message/log/index.ts';
import { orgLog } from '../org/log/index.ts';
import { planLog } from '../plan/log/index.ts';
import { publicLog } from '../public/log/index.ts';
import { roleLog } from '../role/log/index.ts';
import { serviceLog } from '../service/log/index.ts';
import { sessionLog } from '../session/log/index.ts';
import { siteLog } from '../site/log/index.ts';
import { tariffLog } from '../tariff/log/index.ts';
import { financeLog } from '../finance/log/index.ts';
import { renewalLog } from '../renewal/log/index.ts';
import type { Phrase } from '../lib/index.ts';
import { logFieldWords } from './fields/words.ts';
import { logWords } from './words.ts';

/** What each area notes: a new action or field of an area adds nothing here. */
export const areaLogs = {
  renewal: renewalLog,
  finance: financeLog,
  tariff: tariffLog,
  session: sessionLog,
  role: roleLog,
  org: orgLog,
  alarm: alarmLog,
  device: deviceLog,
  site: siteLog,
  building: buildingLog,
  plan: planLog,
  service: serviceLog,
  public: publicLog,
  inspection: inspectionLog,
  message: messageLog,
  analysis: analysisLog,
};
type AreaLog = (typeof areaLogs)[UserLogArea];

/** The parts of the product that changes are logged of. @spec SES-10 */
export type UserLogArea = keyof typeof areaLogs;
export const userLogAreas = /* #__PURE__ */ Object.keys(areaLogs) as UserLogArea[];

/** What the user log notes: of the accounts themselves, then of the other areas, by area and deed. @spec SES-06 SES-10 */
export type UserLogAction = AreaLog['actions'][number];
export const userLogActions: readonly UserLogAction[] = /* #__PURE__ */ Object.values(areaLogs).flatMap(
  ({ actions }): readonly UserLogAction[] => actions,
);

type KeyOf<Words> = Words extends unknown ? keyof Words : never;
type LogKey = KeyOf<AreaLog['words'] | typeof logFieldWords | typeof logWords>;

/**
 * All that the user log says, its frame, its actions and their fields. It calls a field the same wherever it is: the words that areas share come before
 * those that a record brings of its own.
 * @spec SHL-12 SES-10
 */
export const userLogWords: Readonly<Record<LogKey, Phrase>> = /* #__PURE__ */ Object.assign(
  {},
  ...Object.values(areaLogs).map(({ words }) => words),
  logFieldWords,
  logWords,
);

/** A field that the user log tells the changes of. @spec SES-10 */
export type LoggedField = LogKey extends infer Key
  ? Key extends `session.log.field.${infer Field}`
    ? Field
    : never
  : never;
