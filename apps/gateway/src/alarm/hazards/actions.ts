import {
  completeHazardForm,
  dueReasonProblem,
  handOverHazardForm,
  hazardChangeForm,
  hazardReportForm,
  type RectificationEvent,
  rectificationStep,
} from '@fireline/domain/alarm';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { followsOnly } from '../../lib/http/handlers.ts';
import { removeFiles } from '../../lib/images/images.ts';
import { dropImages, giveImages } from '../../lib/images/store.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { lockPlace } from '../../lib/db/locks.ts';
import { lockAlarms } from '../store.ts';
import { hazardImages } from './images.ts';
import { given } from './measures/actions.ts';
import { detail, notFound, type Shown, todayOf } from './reading.ts';
import * as store from './store.ts';
import type { GivenMeasure } from './tables.ts';

const targetOf = (id: number) => ({ kind: 'hazard', id });
const whereOf = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Whereabouts): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

interface From {
  readonly placeId?: number | undefined;
  readonly alarmId?: number | undefined;
}
/** Where the hazard is: in the place that is named, or where its alarm was; one alarm makes one hazard. */
async function whereFrom(tx: Tx, { placeId, alarmId }: From, { scope }: SignedInAsks): Promise<Result<Whereabouts>> {
  if (alarmId === undefined) {
    const place = placeId === undefined ? undefined : await lockPlace(tx, scope, placeId);
    return place ? ok(whereOf(place)) : refuse({ code: 'form.choice', field: 'placeId' });
  }
  const [alarm] = await lockAlarms(tx, scope, [alarmId]);
  if (!alarm) return refuse({ code: 'alarm.notFound', field: 'alarmId' });
  const made = await store.ofAlarm(tx, alarmId);
  return made ? refuse({ code: 'alarm.hazard.ofAlarm', args: { name: made.createdBy } }) : ok(whereOf(alarm));
}

type Value = Extract<ReturnType<typeof hazardReportForm.check>, { ok: true }>['value'];
const rowOf = (
  { description = '', foundDay, dueDay, photos, title, level, responsible }: Omit<Value, 'placeId' | 'alarmId'>,
  measures: readonly GivenMeasure[],
) => ({
  title,
  level,
  responsible,
  description,
  foundOn: foundDay,
  dueOn: dueDay,
  measures: JSON.stringify(measures),
  photos: JSON.stringify(photos),
});
const namesOf = (measures: readonly GivenMeasure[]): string[] => measures.map(({ code, name }) => code ?? name);

async function give(tx: Tx, hazardId: number, imageIds: readonly string[], { scope, account }: SignedInAsks) {
  const owner = { kind: hazardImages.kind, id: hazardId };
  const refused = await giveImages(tx, { rentId: scope.rentId, userId: account.userId, owner, imageIds });
  return refused.length > 0 ? ({ code: 'shell.image.gone', field: 'photos' } as const) : undefined;
}

/** @spec ALM-13 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = hazardReportForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  const at = isoNow(asks.deps.clock);
  const by = nameOf(asks.account);
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const where = await whereFrom(tx, value, asks);
    if (!where.ok) return where;
    const measures = await given(tx, asks.scope.rentId, value.measures, []);
    if (!measures.ok) return measures;
    const alarmId = value.alarmId ?? null;
    const made = { createdBy: by, createdAt: at, changedBy: by, alarmId } as const;
    const source = alarmId === null ? 'manual' : 'alarm';
    const id = await store.insertHazard(tx, { ...where.value, ...rowOf(value, measures.value), ...made, source });
    const problem = await give(tx, id, value.photos, asks);
    if (problem) return refuse(problem);
    await store.insertTrack(tx, { hazardId: id, at, event: 'found', by, dueOn: value.dueDay });
    const changes = loggedChanges({}, { ...value, measures: namesOf(measures.value) });
    await logUse(tx, asks, { detail: `${id} ${value.title}`, changes, target: targetOf(id) });
    return detail(id, asks, tx);
  });
}

/** The hazard, held; one that is only followed is refused. */
async function held(tx: Tx, hazardId: number, { scope, sees }: SignedInAsks): Promise<Result<store.Standing>> {
  const found = await store.lockHazard(tx, scope, hazardId);
  if (!found && (await store.hazardById(tx, sees, hazardId))) followsOnly();
  return found ? ok(found) : refuse(notFound);
}

interface Changed {
  readonly hazardId: number;
  readonly revision: number;
}
/** @spec ALM-13 */
export async function change({ hazardId, revision, ...sent }: Changed, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = hazardChangeForm.check(sent);
  if (!form.ok) return form;
  const { dueReason, ...value } = form.value;
  const { deps, account } = asks;
  const by = nameOf(account);
  let dropped: readonly string[] = [];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const found = await held(tx, hazardId, asks);
    if (!found.ok) return found;
    const before = found.value;
    if (before.state === 'completed') return refuse({ code: 'alarm.hazard.ended' });
    if (before.revision !== revision)
      return refuse({ code: 'alarm.hazard.conflict', args: { name: before.changedBy } });
    const unexplained = dueReasonProblem(before.dueOn, { ...value, dueReason });
    if (unexplained) return refuse(unexplained);
    const measures = await given(tx, asks.scope.rentId, value.measures, before.measures);
    if (!measures.ok) return measures;
    const dueOn = value.dueDay === before.dueOn ? null : value.dueDay;
    // the reminders of another due day begin again
    const again = dueOn === null ? {} : { remindedOn: null };
    await store.updateHazard(tx, hazardId, { ...rowOf(value, measures.value), ...again, changedBy: by });
    const problem = await give(tx, hazardId, value.photos, asks);
    if (problem) return refuse(problem);
    const owner = { kind: hazardImages.kind, id: hazardId };
    dropped = await dropImages(tx, owner, [...value.photos, ...before.donePhotos]);
    const remark = dueOn === null ? '' : (dueReason ?? '');
    await store.insertTrack(tx, { hazardId, at: isoNow(deps.clock), event: 'changed', by, dueOn, remark });
    const { foundOn: foundDay, dueOn: dueDay, ...rest } = before;
    const stood = { ...rest, foundDay, dueDay, measures: namesOf(before.measures) };
    const was = Object.fromEntries(Object.keys(value).map((key) => [key, stood[key as 'title']]));
    const changes = loggedChanges(was, { ...value, measures: namesOf(measures.value) });
    await logUse(tx, asks, { detail: `${hazardId} ${value.title}`, changes, target: targetOf(hazardId) });
    return detail(hazardId, asks, tx);
  });
  // after the rows are gone for good: a file without a row is tidied, a row without a file would be a picture that fails
  if (result.ok) await removeFiles(deps, hazardImages, dropped);
  return result;
}

interface Step {
  readonly hazardId: number;
  readonly event: RectificationEvent;
  readonly remark: string;
  readonly receiver?: string;
  readonly photos?: readonly string[];
}
/** One step of the machine; of two at once the second learns who did what. */
const step = ({ hazardId, event, photos = [], ...said }: Step, asks: SignedInAsks): Promise<Result<Shown>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Shown>> => {
    const found = await held(tx, hazardId, asks);
    if (!found.ok) return found;
    const { state, changedBy, title } = found.value;
    const next = rectificationStep(state, event, { ...said, by: changedBy });
    if (!next.ok) return next;
    const by = nameOf(asks.account);
    const receiver = said.receiver ?? '';
    const changes: Partial<NewRow<'hazard'>> = {
      state: next.value,
      endedOn: todayOf(asks),
      changedBy: by,
      ...(event === 'handOver' ? { receiver } : { donePhotos: JSON.stringify(photos) }),
    };
    await store.updateHazard(tx, hazardId, changes);
    const problem = await give(tx, hazardId, photos, asks);
    if (problem) return refuse(problem);
    await store.insertTrack(tx, { hazardId, at: isoNow(asks.deps.clock), event, by, receiver, remark: said.remark });
    const logged = loggedChanges({ state }, { state: next.value });
    await logUse(tx, asks, { detail: `${hazardId} ${title}`, changes: logged, target: targetOf(hazardId) });
    return detail(hazardId, asks, tx);
  });

/** @spec ALM-13 */
export async function complete({ hazardId, ...sent }: { readonly hazardId: number }, asks: SignedInAsks) {
  const form = completeHazardForm.check(sent);
  return form.ok ? step({ hazardId, event: 'complete', ...form.value }, asks) : form;
}

/** @spec ALM-13 */
export async function handOver({ hazardId, ...sent }: { readonly hazardId: number }, asks: SignedInAsks) {
  const form = handOverHazardForm.check(sent);
  return form.ok ? step({ hazardId, event: 'handOver', ...form.value }, asks) : form;
}
