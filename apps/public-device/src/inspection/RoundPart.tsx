import type { NfcTag } from '@fireline/api/lib';
import { nfcScanned, pointScanned } from '@fireline/domain/inspection';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Foot, NextPoint, RowButton, Rows } from './Patrol.styles.ts';
import type { Phone, PhoneState } from './phone.ts';
import { type RoundPoint, roundOf } from './round.ts';
import type { Draft, KeptTask, Owner } from './types.ts';
import { useProblem } from './useProblem.ts';
import { patrolWords } from './words.ts';

const Scanner = lazy(() => import('./scan/Scanner.tsx').then((m) => ({ default: m.Scanner })));

export const draftId = (owner: string, taskId: number, pointId: number): string => `${owner}:${taskId}:${pointId}`;

/** Where a point is: building, floor, location. */
export function usePlaceOf(): (point: Pick<RoundPoint, 'buildingName' | 'floor' | 'location'>) => string {
  const t = useWords(patrolWords);
  return ({ buildingName, floor, location }) =>
    [
      buildingName,
      floor === null ? '' : t(floor < 0 ? 'patrol.basement' : 'patrol.floor', { floor: Math.abs(floor) }),
      location,
    ]
      .filter(Boolean)
      .join(' · ');
}

export interface RoundPartProps {
  readonly phone: Phone;
  readonly state: PhoneState;
  readonly owner: Owner;
  readonly kept: KeptTask;
  /** What was scanned before the page was open. */
  readonly code: string | undefined;
  readonly onPoint: (pointId: number) => void;
}

function usePointState(): (point: RoundPoint) => string {
  const t = useWords(patrolWords);
  return ({ isDone, hasFailed, isWaiting, items }) => {
    const done = items.filter(({ outcome }) => outcome !== undefined).length;
    const what = hasFailed
      ? t('patrol.point.failed')
      : isDone
        ? t('patrol.point.done')
        : done > 0
          ? t('patrol.point.partly', { done, total: items.length })
          : '';
    return [what, isWaiting ? t('patrol.point.waiting') : ''].filter(Boolean).join(' · ');
  };
}

/** A round: the next point large, the others below in the order of the line; a label opens its point. @spec N24 INS-05 */
export function RoundPart({ phone, state, owner, kept, code, onPoint }: RoundPartProps) {
  const t = useWords(patrolWords);
  const said = useProblem();
  const placeOf = usePlaceOf();
  const stateOf = usePointState();
  const { task, taskId } = kept;
  const round = roundOf(task, state.rows);
  const [isScanning, setScanning] = useState(false);
  const [problem, setProblem] = useState<string>();
  const nextAt = round.points.findIndex((point) => point.pointId === round.next?.pointId);
  const read = async (what: string | NfcTag): Promise<void> => {
    const scannedIn = (points: RoundPartProps['kept']['task']['points']) =>
      typeof what === 'string' ? pointScanned(what, owner.rentId, points) : nfcScanned(what, owner.rentId, points);
    const found = scannedIn(task.points);
    if (!found.ok) {
      const [first] = found.problems;
      // a label of this unit that is not in this task: it is said whose it is
      const elsewhere = state.tasks
        .filter((one) => one.task.unitName === task.unitName)
        .flatMap((one) => {
          const other = scannedIn(one.task.points);
          return other.ok ? one.task.points.filter(({ pointId }) => pointId === other.value.pointId) : [];
        })[0];
      setProblem(elsewhere ? t('patrol.scan.other', { name: elsewhere.name }) : first && said(first));
      return;
    }
    const { pointId, way, code: scanned } = found.value;
    const id = draftId(owner.id, taskId, pointId);
    const draft: Draft = (await phone.store.draft(id)) ?? { id, owner: owner.id, items: {} };
    await phone.store.putDraft({ ...draft, scan: { way, code: scanned } });
    navigator.vibrate?.(60);
    setScanning(false);
    setProblem(undefined);
    onPoint(pointId);
  };
  const isTaken = useRef(false);
  useEffect(() => {
    if (code === undefined || isTaken.current) return;
    isTaken.current = true;
    void read(code);
  });
  const missed = round.points.filter(({ isDone }) => !isDone);
  const total = round.points.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <>
      <h1>{task.lineName}</h1>
      <p>
        {task.unitName} · {t('patrol.task.done', { done: round.done, total: round.points.length })}
      </p>
      {problem !== undefined && !isScanning && <Banner tone="danger">{problem}</Banner>}
      {round.next ? (
        <NextPoint aria-label={t('patrol.next', { nth: nextAt + 1, total: round.points.length })}>
          <small>{t('patrol.next', { nth: nextAt + 1, total: round.points.length })}</small>
          <h2>{round.next.name}</h2>
          <p>{placeOf(round.next)}</p>
          <Button isWide onClick={() => round.next && onPoint(round.next.pointId)}>
            {t('patrol.point.open')}
          </Button>
        </NextPoint>
      ) : (
        <Banner tone="success" live="polite" title={t('patrol.allDone')}>
          {round.waiting + round.refused > 0
            ? t('patrol.notSent', { count: round.waiting + round.refused })
            : t('patrol.allSent', { count: total })}
        </Banner>
      )}
      <h2>{t('patrol.points')}</h2>
      <Rows>
        {round.points.map((point, at) => (
          <li key={point.pointId}>
            <RowButton
              onClick={() => onPoint(point.pointId)}
              data-next={point.pointId === round.next?.pointId ? '' : undefined}
            >
              <span>
                <strong>
                  {at + 1}. {point.name}
                </strong>
                <small>{placeOf(point)}</small>
              </span>
              <small>{stateOf(point)}</small>
            </RowButton>
          </li>
        ))}
      </Rows>
      {round.done > 0 && missed.length > 0 && missed.length <= 5 && (
        <p>{t('patrol.missed', { names: missed.map(({ name }) => name).join('、') })}</p>
      )}
      {isScanning ? (
        <Suspense fallback={<p role="status">{t('patrol.scan')}</p>}>
          <Scanner
            problem={problem}
            onRead={(text) => void read(text)}
            onTag={(tag) => void read(tag)}
            onClose={() => setScanning(false)}
          />
        </Suspense>
      ) : (
        <Foot>
          <Button
            variant="primary"
            isWide
            onClick={() => {
              setProblem(undefined);
              setScanning(true);
            }}
          >
            {t('patrol.scan')}
          </Button>
        </Foot>
      )}
    </>
  );
}
