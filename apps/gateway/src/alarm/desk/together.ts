import {
  alarmStep,
  type ChosenGroup,
  checkMember,
  checkTogether,
  type ManualClosing,
  undoUntilMs,
} from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logEach } from '../../session/userLog.ts';
import { changeOf, contextOf, notFound, type Refused, refusedAs } from '../handling.ts';
import { record } from '../record.ts';
import { showLevels } from '../shown.ts';
import { lockAlarms } from '../store.ts';
import { handle as handled, type LocatedChange } from '../track.ts';
import * as store from './store.ts';

/** Alarms of one transaction: what reports of their devices wait for. */
const pieceSize = 100;

/** In pieces of a transaction each. */
export const piecesOf = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / pieceSize) }, (_, at) => all.slice(at * pieceSize, (at + 1) * pieceSize));

interface Sent {
  readonly alarmIds: readonly number[];
  readonly group?: ChosenGroup | undefined;
  readonly closing: ManualClosing;
  readonly remark: string;
}
interface Outcome {
  readonly done: number[];
  readonly refused: Refused[];
}
interface Deed extends Pick<Sent, 'closing' | 'remark'> {
  readonly handlingId: string;
}

/** Closes some of them in one transaction; each that cannot be is named. */
const closePiece = (alarmIds: readonly number[], { handlingId, ...deed }: Deed, asks: SignedInAsks) => {
  const { deps, scope, account } = asks;
  const at = isoNow(deps.clock);
  const by = nameOf(account);
  // word of it goes out when it can no longer be taken back
  const toldAt = new Date(undoUntilMs(Date.parse(at))).toISOString();
  return transact(deps.database, async (work): Promise<Outcome> => {
    const found = new Map((await lockAlarms(work.tx, scope, alarmIds)).map((alarm) => [alarm.alarmId, alarm]));
    const changes: LocatedChange[] = [];
    const refused: Refused[] = [];
    for (const alarmId of alarmIds) {
      const alarm = found.get(alarmId);
      const next = alarm ? alarmStep(alarm.state, 'handle', { ...contextOf(alarm), ...deed }) : refuse(notFound);
      if (alarm && next.ok) {
        const change = changeOf(alarm);
        handled(change.changing, next.value, { by, at, ...deed, mark: { handlingId, userId: account.userId } });
        changes.push(change);
      } else if (!next.ok) refused.push(...refusedAs(alarmId, next.problems));
    }
    await record(work, scope.rentId, changes, at, { toldAt });
    await showLevels(work, scope.rentId, changes);
    const done = changes.map(({ changing }) => changing.alarm.alarmId);
    const detailOf = (alarmId: number): string => `${alarmId} ${deed.closing}`;
    await logEach(
      work.tx,
      asks,
      done.map((id) => ({ detail: detailOf(id), target: { kind: 'alarm', id } })),
    );
    return { done, refused };
  });
};

/** A remark that is too long is refused once, and not with each alarm. */
const checkDeed = ({ closing, remark }: Sent): readonly Problem[] => {
  const step = alarmStep('open', 'handle', { closing, remark });
  return step.ok ? [] : step.problems;
};

/**
 * Closes a group of alarms with one reason, piece by piece: a storm that goes on waits for a piece at most, and a gateway that dies leaves
 * whole pieces. Those that are closed already are named with who was first; each of the others has its own entry in its track and in the log.
 * @spec ALM-03
 */
export async function handleTogether(
  sent: Sent,
  asks: SignedInAsks,
): Promise<Result<Outcome & { handlingId: string | null }>> {
  const { deps, scope } = asks;
  const { group, closing, remark } = sent;
  const alarmIds = [...new Set(sent.alarmIds)].toSorted((a, b) => a - b);
  const chosen = await store.chosenAlarms(deps.database.db, scope, alarmIds);
  const wrong = checkDeed(sent);
  if (wrong[0]) return { ok: false, problems: [wrong[0], ...wrong.slice(1)] };
  const members = chosen.filter((alarm) => !checkMember(alarm, group));
  const problem = checkTogether({ alarms: members, asked: alarmIds.length, closing, remark, group });
  if (problem) return refuse(problem);
  const byId = new Map(chosen.map((alarm) => [alarm.alarmId, alarm]));
  const refused: Refused[] = alarmIds.flatMap((alarmId) => {
    const alarm = byId.get(alarmId);
    const left = alarm ? checkMember(alarm, group) : notFound;
    return left ? refusedAs(alarmId, [left]) : [];
  });
  const handlingId = newToken(deps.random);
  const done: number[] = [];
  for (const piece of piecesOf(members.map(({ alarmId }) => alarmId).toSorted((a, b) => a - b))) {
    const outcome = await closePiece(piece, { handlingId, closing, remark }, asks);
    done.push(...outcome.done);
    refused.push(...outcome.refused);
  }
  return ok({ done, refused, handlingId: done.length > 0 ? handlingId : null });
}
