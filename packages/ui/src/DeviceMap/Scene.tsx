import { pointZoom } from '@fireline/domain/site';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { type MapStage, Playback, useMapStage } from '../MapBase/index.ts';
import { useWords } from '../lib/index.ts';
import { BesidePanel } from './BesidePanel.tsx';
import { Low, Notice, Sized } from './DeviceMap.styles.ts';
import { Overlay, type OverlayHandle } from './Overlay.tsx';
import { States } from './States.tsx';
import { TopBar } from './TopBar.tsx';
import { type Beside, alarmedPoints, chosen, indexOfPoint, nothing, pointOfAlarm } from './beside.ts';
import { type MapContent, type MapLayer, type MapPoint, mapLayers } from './model.ts';
import type { Shown } from './points.ts';
import type { Marks } from './scene.ts';
import { type Clustered, useClusters } from './useClusters.ts';
import { useFollow } from './useFollow.ts';
import { type SpreadReplay, useReplay } from './useReplay.ts';
import { useShortCount } from './useShortCount.ts';
import { deviceMapWords } from './words.ts';

export interface SceneProps {
  readonly content: MapContent;
  readonly shown: Shown;
  readonly follows: boolean;
  readonly hasReplay: boolean;
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
async function pressed(stage: MapStage, clustered: Clustered, at: number): Promise<Beside | MapPoint | undefined> {
  const drawn = clustered.drawn.current;
  const pointAt = (index: number): MapPoint | undefined => clustered.table.current?.pointAt(index);
  const point = pointAt(drawn?.leaf[at] ?? -1);
  if (point) return point;
  const { points, isStack } = await clustered.members(drawn?.node[at] ?? -1);
  if (isStack) return { kind: 'stack', points };
  stage.fit(
    [...points].flatMap((index) => pointAt(index)?.item.at ?? []),
    closest,
  );
  return undefined;
}

/** The marks of the choice and of a spread that is played back; new when the drawing has to be. */
function useMarks({ table, shownTable }: Clustered, beside: Beside, { isOn, orderOf }: SpreadReplay): Marks {
  const chosenIndex = beside.kind === 'point' ? indexOfPoint(shownTable, beside.point) : undefined;
  return useMemo(
    () => ({
      chosen: chosenIndex,
      orderOf: isOn
        ? (index) => {
            const point = table.current?.pointAt(index);
            return point && orderOf(point);
          }
        : undefined,
    }),
    // the order follows the table
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [chosenIndex, isOn, shownTable],
  );
}

/** Everything over the map. */
export function Scene(props: SceneProps) {
  const { content, shown, follows, hasReplay, onOpen, canOpen, onLayer, onFollow, ...states } = props;
  const stage = useMapStage();
  const overlay = useRef<OverlayHandle>(null);
  const [beside, setBeside] = useState<Beside>(nothing);
  const replay = useReplay(content.alarms);
  const played = useMemo(
    () => (replay.alarms ? { ...content, alarms: replay.alarms } : content),
    [content, replay.alarms],
  );
  const clustered = useClusters(played, shown, beside.kind === 'list', () => overlay.current?.draw());
  const choose = (point: MapPoint): void => setBeside(chosen(point));
  const goTo = (point: MapPoint): void => {
    choose(point);
    stage.goTo({ centre: point.item.at, zoom: Math.max(stage.view().zoom, pointZoom) });
  };
  const follow = useFollow(replay.isOn ? undefined : content.alarms, follows, (alarmId) => {
    const { current } = clustered.table;
    const point = current && pointOfAlarm(current, content, alarmId);
    if (point) goTo(point);
  });
  const marks = useMarks(clustered, beside, replay);
  const count = useShortCount();
  const alarmed = alarmedPoints(clustered.shownTable);
  const press = async (at: number): Promise<void> => {
    const answer = await pressed(stage, clustered, at);
    if (answer && 'kind' in answer) setBeside(answer);
    else if (answer) choose(answer);
  };
  return (
    <Sized>
      <Overlay
        handle={overlay}
        clustered={clustered}
        marks={marks}
        count={count}
        onHit={({ at }) => void press(at)}
        onMiss={() => setBeside(nothing)}
      />
      <TopBar
        {...{ content, shown, follows, follow, onLayer, onFollow }}
        isListOpen={beside.kind === 'list'}
        onList={() => setBeside(beside.kind === 'list' ? nothing : { kind: 'list' })}
        canFit={alarmed.length > 0}
        onFit={() => stage.fit(alarmed.map(({ item }) => item.at))}
        replay={hasReplay ? replay : undefined}
      />
      <BesidePanel
        {...{ beside, onOpen, canOpen }}
        onBeside={setBeside}
        table={clustered.shownTable}
        inView={clustered.inView}
        onChoose={choose}
        onGo={goTo}
        orderOf={replay.isOn ? replay.orderOf : undefined}
      />
      {replay.isOn && <Replayed replay={replay} />}
      <States {...states} isEmpty={mapLayers.every((layer) => (content[layer] ?? []).length === 0)} />
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
        <Playback label={t('DeviceMap.replay')} steps={steps} atMs={atMs} onChange={(change) => seek(change.atMs)} />
      )}
    </Low>
  );
}
