import type { areaShapes } from '@fireline/api/shapes';
import { loggedAlarms } from '@fireline/domain/alarm';
import { ok } from '@fireline/domain/lib';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import { profileOf } from '../profile.ts';
import { filterIn } from './reasons.ts';
import { alarmsNamed, logPage } from './store.ts';

/** Who did what, when, from where, and to which record, and how far back it is kept. @spec SES-10 */
export const userLog = async (
  query: z.output<typeof areaShapes.session.userLog.send>,
  { deps, account, language, sees }: SignedInAsks,
) => {
  const { db } = deps.database;
  const keptDays = (await profileOf(db, account.rentId))?.facts.logDays ?? null;
  const page = await logPage(db, account.rentId, filterIn(language, query));
  const named = page.rows.flatMap(({ action, detail }) => loggedAlarms(action, detail)?.alarmIds ?? []);
  return ok({ ...page, keptDays, alarms: await alarmsNamed(db, sees, [...new Set(named)]) });
};
