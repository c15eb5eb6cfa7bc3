import { undoHandling as undone } from '@fireline/domain/alarm';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { sendAfterAll } from '../../message/sending/port.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logEach } from '../../session/userLog.ts';
import { changeOf, notFound, type Refused, refusedAs } from '../handling.ts';
import { record } from '../record.ts';
import { followSilences } from '../silences/applying.ts';
import { showLevels } from '../shown.ts';
import { lockAlarms } from '../store.ts';
import { reopen, type LocatedChange } from '../track.ts';
import * as store from './store.ts';
import { piecesOf } from './together.ts';

interface Outcome {
  readonly done: number[];
  readonly refused: Refused[];
}

/** Takes some of them back in one transaction. */
const undoPiece = (alarmIds: readonly number[], handlingId: string, asks: SignedInAsks): Promise<Outcome> => {
  const { deps, scope, account } = asks;
  const nowMs = deps.clock();
  const at = isoNow(deps.clock);
  return transact(deps.database, async (work): Promise<Outcome> => {
    const { tx } = work;
    const found = new Map((await lockAlarms(tx, scope, alarmIds)).map((alarm) => [alarm.alarmId, alarm]));
    const own = await store.forgetHandling(tx, handlingId, alarmIds);
    const again = await store.raisedAgain(tx, alarmIds);
    const changes: LocatedChange[] = [];
    const refused: Refused[] = [];
    let since = at;
    for (const alarmId of alarmIds) {
      const alarm = own.has(alarmId) ? found.get(alarmId) : undefined;
      const next = alarm
        ? undone({
            state: alarm.state,
            acknowledgedBy: alarm.acknowledgedBy,
            handledAtMs: Date.parse(alarm.handledAt ?? at),
            nowMs,
            isRaisedAgain: again.has(alarmId),
          })
        : refuse(notFound);
      if (alarm && next.ok) {
        const change = changeOf(alarm);
        if (alarm.handledAt !== null && alarm.handledAt < since) since = alarm.handledAt;
        reopen(change.changing, next.value, nameOf(account), at);
        changes.push(change);
      } else if (!next.ok) refused.push(...refusedAs(alarmId, next.problems));
    }
    await record(work, scope.rentId, changes, at);
    await showLevels(work, scope.rentId, changes);
    const done = changes.map(({ changing }) => changing.alarm.alarmId);
    // silences that began or were ended meanwhile passed over what was closed
    await followSilences(work, deps, scope.rentId, done);
    await sendAfterAll(work, scope.rentId, done, { since, now: at });
    await logEach(
      tx,
      asks,
      done.map((id) => ({ detail: String(id), target: { kind: 'alarm', id } })),
    );
    return { done, refused };
  });
};

/**
 * Takes back what handled several alarms, within its seconds and by who did it. The track of each keeps the closing and that it was taken
 * back; an alarm whose device has reported the same again stays closed.
 * @spec ALM-03
 */
export async function undoHandling(handlingId: string, asks: SignedInAsks): Promise<Result<Outcome>> {
  const { deps, scope, account } = asks;
  const rows = await store.handledBy(deps.database.db, scope.rentId, handlingId, account.userId);
  if (rows.length === 0) return refuse({ code: 'alarm.undo.gone', field: 'handlingId' });
  const done: number[] = [];
  const refused: Refused[] = [];
  for (const piece of piecesOf(rows.map(({ alarmId }) => alarmId))) {
    const outcome = await undoPiece(piece, handlingId, asks);
    done.push(...outcome.done);
    refused.push(...outcome.refused);
  }
  return ok({ done, refused });
}
