import { usageDays } from '@fireline/domain/site';
import { type ExpiryStage, expiryStage, expiryStages } from '@fireline/domain/device';
import { addDays, type Day, dayAt, ok, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { notFound } from './actions.ts';
import * as store from './resourceStore.ts';
import { isProjectSeen } from './store.ts';

const stageOf = (expiresOn: Day | null, today: Day): ExpiryStage | null =>
  expiresOn === null ? null : expiryStage(expiresOn, today);

/** What each device of a project has used, and until when it is served. @spec SIT-08 DEV-14 */
export async function list(query: store.ResourceQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await isProjectSeen(db, scope, query.projectId))) return refuse(notFound);
  const today = dayAt(deps.clock());
  const page = await store.resourcesPage(db, scope, today, query);
  return ok({ ...page, rows: page.rows.map((row) => ({ ...row, stage: stageOf(row.expiresOn, today) })) });
}

/** The same summed: services by how near their end is, messages by day, what is kept of cameras. @spec SIT-08 */
export async function usage(projectId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (!(await isProjectSeen(db, scope, projectId))) return refuse(notFound);
  const today = dayAt(deps.clock());
  const [services, messages, media] = await Promise.all([
    store.serviceDays(db, scope, projectId),
    store.messageDays(db, scope, projectId, today),
    store.keptMedia(db, scope, projectId),
  ]);
  const byStage = Map.groupBy(services, ({ expiresOn }) => stageOf(expiresOn, today));
  const sent = new Map(messages.map(({ day, channel, count }) => [`${day} ${channel}`, count]));
  const days = Array.from({ length: usageDays }, (_, at) => addDays(today, at + 1 - usageDays));
  return ok({
    stages: [...expiryStages, null].map((stage) => ({
      stage,
      devices: (byStage.get(stage) ?? []).reduce((sum, { devices }) => sum + devices, 0),
    })),
    days: days.map((day) => ({ day, sms: sent.get(`${day} sms`) ?? 0, voice: sent.get(`${day} voice`) ?? 0 })),
    ...media,
  });
}
