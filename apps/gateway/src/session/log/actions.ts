import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import { profileOf } from '../profile.ts';
import { filterIn } from './reasons.ts';
import { logPage } from './store.ts';

/** Who did what, when, from where, and to which record, and how far back it is kept. @spec SES-10 */
export const userLog = async (
  query: z.output<typeof areaShapes.session.userLog.send>,
  { deps, account, language }: SignedInAsks,
) => {
  const { db } = deps.database;
  const keptDays = (await profileOf(db, account.rentId))?.facts.logDays ?? null;
  return ok({ ...(await logPage(db, account.rentId, filterIn(language, query))), keptDays });
};
