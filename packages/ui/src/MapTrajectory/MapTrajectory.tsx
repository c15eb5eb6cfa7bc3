import { deviceTypes } from '@fireline/domain/device';
import { type ComponentPropsWithRef, type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { List } from 'lucide-react';
import { Button } from '../Button/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { type BaseMap, MapBase, type MapFrame, MapPicture, Playback, useMapStage } from '../MapBase/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { FixTable } from './FixTable.tsx';
import { Foot, Middle, Root, Silence } from './MapTrajectory.styles.ts';
import { drawTrack } from './drawTrack.ts';
import { type Trajectory, type WatchFix, fixAt, silenceAt, trajectoryOf } from './stretches.ts';
import { mapTrajectoryWords } from './words.ts';

interface MapTrajectoryOwnProps {
  /** Whose way it is. Default: 'Trajectory'. */
  readonly label?: string;
  readonly fixes: readonly WatchFix[];
  /** Longer than this without a position is a gap. Default: three times as long as a watch takes between two reports. */
  readonly gapMs?: number;
  readonly base?: BaseMap;
  /** The moment that is shown. Default: the last. */
  readonly atMs?: number;
  readonly onMomentChange?: (change: { readonly value: number }) => void;
  readonly isLoading?: boolean;
  /** Why there is no way to show, in the reader's words. */
  readonly failure?: ReactNode;
  readonly onRetry?: () => void;
  /** What else stands on the map, such as buildings near the way. */
  readonly children?: ReactNode;
}

export type MapTrajectoryProps = MapTrajectoryOwnProps &
  Omit<ComponentPropsWithRef<'div'>, 'children' | keyof MapTrajectoryOwnProps>;

/** A day is played back in minutes. */
const pace = 60;
const gapReports = 3;
const defaultGapMs = deviceTypes.smartwatch.heartbeatS * 1000 * gapReports;

/**
 * The way of a watch on a map, played back: where it was at each moment, how exact that is, and where nothing was heard. A gap is a gap:
 * no line is drawn over it and no way is counted. Positions that nobody could have reached are left out, and told.
 *
 * Use it for one watch and one day or so. For where many devices are now take `DeviceMap`.
 *
 * For those who hear it, the positions are a table, each of which can be shown; the slider says date and time.
 * @spec DEV-25
 * @example <MapTrajectory label="王秀英 11月21日" fixes={fixes} />
 */
export function MapTrajectory(props: MapTrajectoryProps) {
  const t = useWords(mapTrajectoryWords);
  const { label = t('MapTrajectory.label'), fixes, gapMs = defaultGapMs, base, ...others } = props;
  const { atMs: given, onMomentChange, isLoading = false, failure, onRetry, children, ...rest } = others;
  const format = useFormat();
  const [own, setOwn] = useState<number>();
  const [isListed, setListed] = useState(false);
  const trajectory = useMemo(() => trajectoryOf(fixes, gapMs), [fixes, gapMs]);
  const atMs = given ?? own ?? trajectory.fixes.at(-1)?.atMs ?? 0;
  const now = fixAt(trajectory.fixes, atMs);
  const seek = (next: number): void => {
    setOwn(next);
    onMomentChange?.({ value: next });
  };
  const { metres, droppedCount, stretches } = trajectory;
  const count = trajectory.fixes.length;
  const silentMs = silenceAt(stretches, atMs);
  const length =
    metres < 1000
      ? format.number(metres, { unit: 'm', digits: 0 })
      : format.number(metres / 1000, { unit: 'km', digits: 1 });
  const table = <FixTable {...{ label, stretches, count, now }} onShow={(fix) => seek(fix.atMs)} />;
  return (
    <Root {...rest}>
      <MapBase label={label} {...(base && { base })} twin={count > 0 ? table : undefined}>
        {children}
        <Way trajectory={trajectory} now={now} />
        {failure || isLoading || count === 0 ? (
          <Middle>
            {failure ? (
              <FailureState {...(onRetry && { onRetry })}>{failure}</FailureState>
            ) : (
              <p role="status">{t(isLoading ? 'MapTrajectory.loading' : 'MapTrajectory.empty')}</p>
            )}
          </Middle>
        ) : null}
      </MapBase>
      {count > 0 && !failure && !isLoading && (
        <>
          <Playback
            label={label}
            steps={trajectory.fixes}
            pace={pace}
            atMs={atMs}
            onChange={({ value }) => seek(value)}
          />
          <Foot>
            <Silence role="status">
              {silentMs !== undefined && t('MapTrajectory.gap', { length: format.duration(silentMs) })}
            </Silence>
            <p>
              {t('MapTrajectory.summary', {
                count: format.number(count),
                length,
                gaps: format.number(stretches.length - 1),
              })}
              {droppedCount > 0 && <> · {t('MapTrajectory.dropped', { count: format.number(droppedCount) })}</>}
            </p>
            <Button icon={<List aria-hidden />} aria-expanded={isListed} onClick={() => setListed(!isListed)}>
              {t('MapTrajectory.list')}
            </Button>
          </Foot>
          {isListed && table}
        </>
      )}
    </Root>
  );
}

interface WayProps {
  readonly trajectory: Trajectory;
  readonly now: WatchFix | undefined;
}

/** The way over the map; the whole of it is in sight when it comes. */
function Way({ trajectory, now }: WayProps) {
  const stage = useMapStage();
  useEffect(() => {
    stage.fit(trajectory.fixes.map(({ at }) => at));
  }, [stage, trajectory]);
  const draw = useCallback(
    (pen: CanvasRenderingContext2D, frame: MapFrame) => drawTrack(pen, frame, trajectory, now),
    [trajectory, now],
  );
  return <MapPicture draw={draw} />;
}
