import { mayCall } from '@fireline/api/lib';
import { serviceCalls } from '@fireline/api/service';
import { dayAt, ok } from '@fireline/domain/lib';
import type { FeedbackState } from '@fireline/domain/service';
import type { SignedInAsks } from '../../lib/context.ts';
import { countDevices, countTerms } from '../../device/actions.ts';
import { feedbackPage } from '../feedback/store.ts';
import * as store from './store.ts';

/** How many lines are shown of what may be many. */
const shown = { devices: 5, keepers: 8 } as const;

/** As many as the list of feedback has rows. */
async function feedbackOf({ deps, scope, account, rights }: SignedInAsks) {
  if (!mayCall(rights.granted, serviceCalls.feedbacks)) return null;
  const reader = { scope, userId: account.userId };
  const one = { sort: 'at', order: 'desc', pageNo: 1, pageSize: 1 } as const;
  const total = async (state: FeedbackState): Promise<number> =>
    (await feedbackPage(deps.database.db, reader, { ...one, state })).total;
  return { waiting: await total('waiting'), replied: await total('replied') };
}

/** How the caller is served: each figure of what stands in its scope. @spec SHL-05 DEV-14 */
export async function overview(asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  return ok({
    devices: {
      inService: await store.inService(db, scope, today),
      byTerm: await countTerms(db, scope, { today }),
      notActivated: await countDevices(db, scope, { status: ['notActivated'], today }),
    },
    nearest: await store.nearestDevices(db, scope, today, shown.devices),
    keepers: await store.keepers(db, scope, shown.keepers),
    feedback: await feedbackOf(asks),
  });
}
