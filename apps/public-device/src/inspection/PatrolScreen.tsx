import { pointScanned } from '@fireline/domain/inspection';
import { sessionCalls } from '@fireline/api/session';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTitle } from '../lib/useTitle.ts';
import { LoginCard } from './LoginCard.tsx';
import { Acts, Screen } from './Patrol.styles.ts';
import { Phone } from './phone.ts';
import { client, session } from './phoneSession.ts';
import { openPhoneStore } from './phoneStore.ts';
import { PointPart, pointOf } from './PointPart.tsx';
import { QueueState } from './QueueState.tsx';
import { RoundPart } from './RoundPart.tsx';
import { TaskListPart } from './TaskListPart.tsx';
import type { Owner } from './types.ts';
import { useWorker } from './worker/useWorker.ts';
import { patrolWords } from './words.ts';

export interface PatrolScreenProps {
  readonly taskId: number | undefined;
  /** What a label says that was scanned outside of this page. */
  readonly code: string | undefined;
}

/** Opens what this browser keeps. */
function usePhone(): Phone | 'refused' | undefined {
  const [phone, setPhone] = useState<Phone | 'refused'>();
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    openPhoneStore().then(
      (store) => {
        if (isOver) return;
        const opened = new Phone({ store, client, session });
        end = opened.start();
        setPhone(opened);
      },
      () => setPhone('refused'),
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, []);
  return phone;
}

/** An inspector's phone: today's tasks, their rounds, and what waits to be sent; with network or without. @spec N24 */
export function PatrolScreen({ taskId, code }: PatrolScreenProps) {
  const t = useWords(patrolWords);
  useTitle(t('patrol.title'));
  const phone = usePhone();
  if (phone === 'refused')
    return (
      <Screen>
        <Banner tone="danger">{t('patrol.storage.none')}</Banner>
      </Screen>
    );
  return phone ? <Shown phone={phone} taskId={taskId} code={code} /> : <Screen aria-busy />;
}

interface Place {
  readonly taskId?: number | undefined;
  readonly pointId?: number | undefined;
}
const addressOf = ({ taskId, pointId }: Place): string =>
  taskId === undefined
    ? pathTo('publicPatrol')
    : `${pathTo('publicPatrolTask', { taskId })}${pointId === undefined ? '' : `?point=${pointId}`}`;
function placeAt({ pathname, search }: Location): Place {
  const taskId = /\/task\/([1-9]\d{0,14})$/.exec(pathname)?.[1];
  const pointId = /^[1-9]\d{0,14}$/.exec(new URLSearchParams(search).get('point') ?? '')?.[0];
  return { taskId: taskId && Number(taskId), pointId: pointId && Number(pointId) } as Place;
}

/** Where one is, in the address and behind the back button. */
function usePlace(first: Place) {
  const [place, setPlace] = useState<Place>(first);
  useEffect(() => {
    const moved = (): void => setPlace(placeAt(location));
    addEventListener('popstate', moved);
    return () => removeEventListener('popstate', moved);
  }, []);
  const go = (next: Place): void => {
    history.pushState(null, '', addressOf(next));
    setPlace(next);
    scrollTo(0, 0);
  };
  return { place, go };
}

function Shown({ phone, taskId, code }: PatrolScreenProps & { readonly phone: Phone }) {
  const t = useWords(patrolWords);
  const state = useSyncExternalStore(phone.subscribe, phone.state);
  const { place, go } = usePlace({ ...placeAt(location), taskId });
  const { owner } = state;
  const ofCode = code === undefined || !owner ? undefined : taskOfCode(code, owner, state);
  const at = place.taskId ?? ofCode;
  const kept = state.tasks.find((one) => one.taskId === at);
  const point = kept && place.pointId !== undefined ? pointOf(kept, state, place.pointId) : undefined;
  const isHome = at === undefined;
  if (!owner)
    return (
      <Screen>
        <h1>{t('patrol.title')}</h1>
        <LoginCard rentId={undefined} />
      </Screen>
    );
  return (
    <Screen>
      {!isHome && (
        <Acts>
          <Button onClick={() => (history.length > 1 ? go(point ? { taskId: at } : {}) : go({}))}>
            {t('patrol.back')}
          </Button>
        </Acts>
      )}
      <QueueState phone={phone} state={state} />
      {isHome && <h1>{t('patrol.title')}</h1>}
      {isHome && <TaskListPart phone={phone} state={state} onOpen={(id) => go({ taskId: id })} />}
      {at !== undefined && state.isReady && !state.isLoading && !kept && (
        <Banner tone="info">{t('patrol.task.gone')}</Banner>
      )}
      {kept && !point && (
        <RoundPart
          key={kept.taskId}
          phone={phone}
          state={state}
          owner={owner}
          kept={kept}
          code={place.taskId === undefined ? code : undefined}
          onPoint={(pointId) => go({ taskId: kept.taskId, pointId })}
        />
      )}
      {kept && point && (
        <PointPart
          key={point.pointId}
          phone={phone}
          owner={owner}
          kept={kept}
          point={point}
          onDone={() => go({ taskId: kept.taskId })}
        />
      )}
      {isHome && <Kept phone={phone} owner={owner} hasSession={state.hasSession} isPersisted={state.isPersisted} />}
    </Screen>
  );
}

/** The task on this phone that a label is of; one that is not done yet comes first. */
const taskOfCode = (code: string, owner: Owner, { tasks }: ReturnType<Phone['state']>): number | undefined =>
  tasks.find(({ task }) => task.standing !== 'completed' && pointScanned(code, owner.rentId, task.points).ok)?.taskId;

interface KeptProps {
  readonly phone: Phone;
  readonly owner: Owner;
  readonly hasSession: boolean;
  readonly isPersisted: boolean | undefined;
}

/** Whose phone it is, whether it opens without network, and the way out. */
function Kept({ phone, owner, hasSession, isPersisted }: KeptProps) {
  const t = useWords(patrolWords);
  const worker = useWorker();
  const [isAsked, setAsked] = useState(false);
  const waiting = phone.state().rows.length;
  const leave = async (): Promise<void> => {
    setAsked(false);
    const ending = client.send(sessionCalls.logout, {});
    session.signOut();
    // a session that the server is not asked to end runs out by itself
    await ending.catch(() => undefined);
  };
  return (
    <>
      {worker.newVersion && waiting === 0 && (
        <Banner tone="info" actions={<Button onClick={worker.take}>{t('patrol.newVersion.take')}</Button>}>
          {t('patrol.newVersion')}
        </Banner>
      )}
      {worker.state === 'ready' && <small>{t('patrol.offlineReady')}</small>}
      {worker.state === 'none' && <Banner tone="attention">{t('patrol.offlineNot')}</Banner>}
      {isPersisted === false && <small>{t('patrol.storage.mayGo')}</small>}
      {!hasSession && <LoginCard rentId={owner.rentId} />}
      {hasSession && isAsked && (
        <Banner
          tone="attention"
          live="assertive"
          actions={
            <>
              <Button onClick={() => void leave()}>{t('patrol.logout.yes')}</Button>
              <Button onClick={() => setAsked(false)}>{t('patrol.cancel')}</Button>
            </>
          }
        >
          {t('patrol.logout.ask', { count: waiting, name: owner.name })}
        </Banner>
      )}
      {hasSession && !isAsked && (
        <Acts>
          <small>{owner.name}</small>
          <Button onClick={() => (waiting > 0 ? setAsked(true) : void leave())}>{t('patrol.logout')}</Button>
        </Acts>
      )}
    </>
  );
}
