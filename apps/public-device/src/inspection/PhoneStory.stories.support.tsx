import { inspectionCalls } from '@fireline/api/inspection';
import { deleteDB } from 'idb';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { signedIn } from '../public/city.stories.support.ts';
import type { Line } from '../public/line.stories.support.ts';
import { phone as seenOn } from '../public/Phone.stories.support.tsx';
import { Screen } from './Patrol.styles.ts';
import { Phone } from './phone.ts';
import { openPhoneStore } from './phoneStore.ts';
import { PointPart, pointOf } from './PointPart.tsx';
import { QueueState } from './QueueState.tsx';
import { RoundPart } from './RoundPart.tsx';
import { TaskListPart } from './TaskListPart.tsx';
import type { KeptTask, QueuedRow } from './types.ts';

const now = Date.parse(seenOn.clockAt);
const minute = 60_000;

export interface PhoneOptions {
  /** The account whose phone it is: of a unit, whose inspector has tasks today, or one that is no inspector's. */
  readonly username?: 'unit' | 'platform';
  readonly line?: Line;
  /** What waits on the phone: made of the first tasks. */
  readonly rows?: (tasks: readonly KeptTask[], of: Pick<QueuedRow, 'owner' | 'ownerName'>) => readonly QueuedRow[];
}

/** A loader: a phone that has taken the tasks of today along, in a database of its own. */
export const aPhone =
  ({ username = 'unit', line = 'up', rows = () => [] }: PhoneOptions = {}) =>
  async () => {
    const { session, near, client } = await signedIn(username, line);
    const signed = session.current();
    if (!signed) throw new Error('Nobody is signed in');
    const { account } = signed;
    const owner = `${account.rentId}.${account.userId}`;
    // the phone of another story has lost nothing
    localStorage.removeItem(`fireline.patrol.count.${owner}`);
    const name = `fireline.patrol.${crypto.randomUUID()}`;
    const store = await openPhoneStore(name);
    const { tasks } = await near.send(inspectionCalls.myTasks, {});
    const kept = tasks.map((task): KeptTask => ({ owner, taskId: task.taskId, task, loadedAtMs: now }));
    await store.putTasks(owner, kept);
    await store.addRows(rows(kept, { owner, ownerName: account.realName || account.username }));
    // made when it is shown: it asks the browser for its network then
    return { make: () => new Phone({ store, client, session, clock: () => now }), name, tasks };
  };
export type LoadedPhone = Awaited<ReturnType<ReturnType<typeof aPhone>>>;

/** The items of a task that nobody has looked at. */
const openItems = ({ task }: KeptTask) =>
  task.points.flatMap((point) =>
    point.items.filter(({ results }) => results.length === 0).map((item) => ({ point, item })),
  );

/** A task with at least so many items that nobody has looked at, the one that ends first. */
export function taskToWalk(tasks: readonly KeptTask[], items = 2): KeptTask {
  const found = tasks.find((one) => openItems(one).length >= items);
  if (!found) throw new Error('The city has no task that is to be walked');
  return found;
}

/** Results that wait since some minutes: the first fails with words, the others pass; the last was refused where asked for. */
export const unsent =
  (count: number, { ageMinutes = 5, isLastRefused = false } = {}): NonNullable<PhoneOptions['rows']> =>
  (tasks, of) => {
    const kept = taskToWalk(tasks, count + 1);
    return openItems(kept)
      .slice(0, count)
      .map(({ point, item }, at): QueuedRow => {
        const atMs = now - ageMinutes * minute + at * 1000;
        const key = `story-row-${at}`;
        const isFailed = at === 0;
        return {
          ...of,
          kind: 'result',
          key,
          madeAtMs: atMs,
          name: `${point.name} · ${item.content}`,
          pictures: [],
          state: isLastRefused && at === count - 1 ? 'refused' : 'waiting',
          ...(isLastRefused && at === count - 1 && { problem: { code: 'inspection.result.notYours' } }),
          body: {
            key,
            taskId: kept.taskId,
            pointId: point.pointId,
            itemId: item.itemId,
            outcome: isFailed ? 'fail' : 'pass',
            description: isFailed ? '压力不足' : '',
            atMs,
          },
        };
      });
  };

interface OnPhoneProps {
  readonly loaded: LoadedPhone;
  /** The task that is open first; undefined: the list is. */
  readonly taskId?: number | undefined;
  readonly pointId?: number | undefined;
}

/** The pages of a phone, one after the other, as they are opened by taps. */
export function PhonePages({ loaded: { make, name }, ...first }: OnPhoneProps) {
  const [phone] = useState(make);
  const state = useSyncExternalStore(phone.subscribe, phone.state);
  const [place, setPlace] = useState<Omit<OnPhoneProps, 'loaded'>>(first);
  useEffect(() => {
    const end = phone.start();
    return () => {
      end();
      void deleteDB(name);
    };
  }, [phone, name]);
  const { owner } = state;
  const kept = state.tasks.find(({ taskId }) => taskId === place.taskId);
  const point = kept && place.pointId !== undefined ? pointOf(kept, state, place.pointId) : undefined;
  return (
    <Screen>
      <QueueState phone={phone} state={state} />
      {place.taskId === undefined && (
        <TaskListPart phone={phone} state={state} onOpen={(taskId) => setPlace({ taskId })} />
      )}
      {owner && kept && !point && (
        <RoundPart
          phone={phone}
          state={state}
          owner={owner}
          kept={kept}
          code={undefined}
          onPoint={(pointId) => setPlace({ taskId: kept.taskId, pointId })}
        />
      )}
      {owner && kept && point && (
        <PointPart
          key={point.pointId}
          phone={phone}
          owner={owner}
          kept={kept}
          point={point}
          onDone={() => setPlace({ taskId: kept.taskId })}
        />
      )}
    </Screen>
  );
}
