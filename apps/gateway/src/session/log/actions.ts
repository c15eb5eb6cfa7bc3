import type { areaShapes } from '@fireline/api/shapes';
import { ok } from '@fireline/domain/lib';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import { logPage } from './store.ts';

/** Who did what, when, from where, and to which record. @spec SES-10 */
export const userLog = async (
  query: z.output<typeof areaShapes.session.userLog.send>,
  { deps, account }: SignedInAsks,
) => ok(await logPage(deps.database.db, account.rentId, query));
