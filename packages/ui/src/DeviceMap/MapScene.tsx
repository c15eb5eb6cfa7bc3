import { pointZoom } from '@fireline/domain/site';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type MapStage, Playback, useMapStage } from '../MapBase/index.ts';
import { useWords } from '../lib/index.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { Low, Notice, Sized } from './DeviceMap.styles.ts';
import { Overlay, type OverlayHandle } from './Overlay.tsx';
import { States } from './States.tsx';
import { TopBar } from './TopBar.tsx';
import { type Beside, chosen, nothing, pointOfAlarm } from './beside.ts';
import { type MapContent, type MapLayer, type MapPoint, mapLayers } from './model.ts';
import { type PointTable, type Shown, alarmedOf } from './points.ts';
import type { Marks } from './scene.ts';
import { type Clustered, useClusters } from './useClusters.ts';
import { useFirstView } from './useFirstView.ts';
import { useFollow } from './useFollow.ts';
import { type SpreadReplay, useReplay } from './useReplay.ts';
import { useShortCount } from './useShortCount.ts';
import { deviceMapWords } from './words.ts';

export interface SceneProps {
  readonly content: MapContent;
  readonly shown: Shown;
  readonly follows: boolean;
  readonly hasReplay: boolean;
  /** Nobody says where to look. */
  readonly isFree: boolean;
  readonly onOpen: ((choice: { readonly point: MapPoint }) => void) | undefined;
  readonly canOpen: (point: MapPoint) => boolean;
  readonly onLayer: (layer: MapLayer) => void;
  readonly onFollow: (follows: boolean) => void;
  readonly isLoading: boolean;
  readonly failure: ReactNode;
  readonly onRetry: (() => void) | undefined;
}

/** As near as it takes to part what one symbol stands for. */
const closest = { maxZoom: 20 };

/** What a press on a symbol leads to: a thing, the list of a spot, or nearer to what the symbol holds. */
async function pressed(fit: MapStage['fit'], clustered: Clustered, at: number): Promise<Beside | MapPoint | undefined> {
  const now = clustered.drawn();
  const point = now?.table.pointAt(now.drawn.leaf[at] ?? -1);
  if (point) return point;
  const { points, isStack } = await clustered.members(at);
  if (isStack) return { kind: 'stack', points };
  fit(
    points.map(({ item }) => item.at),
    closest,
  );
  return undefined;
}

/** The marks of the choice and of a spread that is played back; new when the drawing has to be. */
function useMarks(beside: Beside, { isOn, orderOf }: SpreadReplay): Marks {
  const point = beside.kind === 'point' ? beside.point : undefined;
  return useMemo(() => ({ chosen: point, orderOf: isOn ? orderOf : undefined }), [point, isOn, orderOf]);
}

const hasAlarms = (table: PointTable): boolean => alarmedOf(table).next().done === false;

/** Everything over the map. */
export function Scene(props: SceneProps) {
  const { content, shown, follows, hasReplay, onOpen, canOpen, isFree, onLayer, onFollow, ...states } = props;
  const t = useWords(deviceMapWords);
  const stage = useMapStage();
  const overlay = useRef<OverlayHandle>(null);
  const bar = useRef<HTMLDivElement>(null);
  // no alarm is shown below the tools
  const fit: MapStage['fit'] = (points, options) =>
    stage.fit(points, { ...options, coveredPx: bar.current?.offsetHeight ?? 0 });
  const [beside, setBeside] = useState<Beside>(nothing);
  const replay = useReplay(content.alarms);
  const played = useMemo(
    () => (replay.alarms ? { ...content, alarms: replay.alarms } : content),
    [content, replay.alarms],
  );
  const clustered = useClusters(played, shown, beside.kind === 'list', () => overlay.current?.draw());
  useFirstView(clustered.table.spots, { isFree, isLoading: states.isLoading, fit });
  const choose = (point: MapPoint): void => setBeside(chosen(point));
  const goTo = (point: MapPoint): void => {
    choose(point);
    stage.goTo({ centre: point.item.at, zoom: Math.max(stage.view().zoom, pointZoom) });
  };
  const follow = useFollow(replay.isOn ? undefined : content.alarms, follows, (alarmId) => {
    const point = pointOfAlarm(clustered.table, content, alarmId);
    if (point) goTo(point);
  });
  const marks = useMarks(beside, replay);
  const count = useShortCount();
  const press = async (at: number): Promise<void> => {
    const answer = await pressed(fit, clustered, at);
    if (answer && 'kind' in answer) setBeside(answer);
    else if (answer) choose(answer);
  };
  return (
    <Sized>
      <Overlay
        handle={overlay}
        drawn={clustered.drawn}
        marks={marks}
        count={count}
        onHit={({ at }) => void press(at)}
        onMiss={() => setBeside(nothing)}
      />
      <TopBar
        {...{ bar, content, shown, follows, follow, onLayer, onFollow }}
        isListOpen={beside.kind === 'list'}
        onList={() => setBeside(beside.kind === 'list' ? nothing : { kind: 'list' })}
        canFit={hasAlarms(clustered.table)}
        onFit={() => fit([...alarmedOf(clustered.table)].flatMap(([at]) => clustered.table.pointAt(at)?.item.at ?? []))}
        replay={hasReplay ? replay : undefined}
      />
      <BesidePanel
        {...{ beside, onOpen, canOpen }}
        onBeside={setBeside}
        table={clustered.table}
        inView={clustered.inView}
        onChoose={choose}
        onGo={goTo}
        orderOf={replay.isOn ? replay.orderOf : undefined}
      />
      {replay.isOn && <Replayed replay={replay} />}
      <States
        {...states}
        {...(clustered.isLost && { failure: t('DeviceMap.workerLost'), onRetry: clustered.retry })}
        isEmpty={mapLayers.every((layer) => (content[layer] ?? []).length === 0)}
      />
    </Sized>
  );
}

function Replayed({ replay: { steps, atMs, seek } }: { readonly replay: SpreadReplay }) {
  const t = useWords(deviceMapWords);
  return (
    <Low>
      {steps.length === 0 ? (
        <Notice role="status">{t('DeviceMap.replayEmpty')}</Notice>
      ) : (
        <Playback label={t('DeviceMap.replay')} steps={steps} atMs={atMs} onChange={({ value }) => seek(value)} />
      )}
    </Low>
  );
}
