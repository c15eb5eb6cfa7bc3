import { inspectionCalls } from '@fireline/api/inspection';
import { mayCall } from '@fireline/api/lib';
import { type Recorder, recordProblem } from '@fireline/domain/inspection';
import type { Problem } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Row } from '../../lib/db/schema.ts';
import { boundTo, isBound } from '../phone/store.ts';

/** The caller as one who records at a desk. */
export const recorderOf = async (db: Db, { account, scope, rights }: SignedInAsks): Promise<Recorder> => ({
  userId: account.userId,
  isInspector: await isBound(db, scope, account.userId),
  mayDispatch: mayCall(rights.granted, inspectionCalls.reassignTasks),
});

/** Why the caller may not record results of a task that it sees. @spec INS-05 ROL-06 */
export const notForDesk = async (
  db: Db,
  task: Pick<Row<'inspectionTask'>, 'inspectorId' | 'inspectorName'>,
  recorder: Recorder,
): Promise<Problem | undefined> => recordProblem(recorder, await boundTo(db, task), task.inspectorName);
