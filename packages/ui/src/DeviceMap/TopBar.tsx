import { isCurrent } from '@fireline/domain/alarm';
import { History, List, Lock, Maximize, Radar } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../Button/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Bar, Cluster } from './DeviceMap.styles.ts';
import { Legend } from './Legend.tsx';
import { type MapContent, type MapLayer, mapLayers } from './model.ts';
import type { Shown } from './points.ts';
import type { Follow } from './useFollow.ts';
import type { SpreadReplay } from './useReplay.ts';
import { deviceMapWords } from './words.ts';

export interface TopBarProps {
  readonly bar: RefObject<HTMLDivElement | null>;
  readonly content: MapContent;
  readonly shown: Shown;
  readonly onLayer: (layer: MapLayer) => void;
  readonly isListOpen: boolean;
  readonly onList: () => void;
  readonly canFit: boolean;
  readonly onFit: () => void;
  readonly follows: boolean;
  readonly follow: Follow;
  readonly onFollow: (follows: boolean) => void;
  /** Undefined: it is not offered. */
  readonly replay: SpreadReplay | undefined;
}

/** How many a layer has; of alarms those that are current, as the map shows them. */
const countOf = ({ alarms = [], ...content }: MapContent, layer: MapLayer): number =>
  layer === 'alarms' ? alarms.filter(({ state }) => isCurrent(state)).length : (content[layer]?.length ?? 0);

/** What is shown, and what can be done with it. */
export function TopBar(props: TopBarProps) {
  const { bar, content, shown, onLayer, isListOpen, onList, canFit, onFit, follows, follow, onFollow, replay } = props;
  const t = useWords(deviceMapWords);
  const format = useFormat();
  return (
    <Bar ref={bar}>
      <Cluster role="group" aria-label={t('DeviceMap.layers')}>
        {mapLayers
          .filter((layer) => content[layer] !== undefined)
          .map((layer) => (
            <Button key={layer} variant="quiet" aria-pressed={shown[layer]} onClick={() => onLayer(layer)}>
              {t(`DeviceMap.layer.${layer}`)}
              <span>{format.number(countOf(content, layer))}</span>
            </Button>
          ))}
      </Cluster>
      <Cluster>
        <Button variant="quiet" icon={<List aria-hidden />} aria-pressed={isListOpen} onClick={onList}>
          {t('DeviceMap.list')}
        </Button>
        {content.alarms !== undefined && (
          <>
            <Button variant="quiet" icon={<Maximize aria-hidden />} disabled={!canFit} onClick={onFit}>
              {t('DeviceMap.fit')}
            </Button>
            <Button
              variant="quiet"
              icon={follow.isLocked ? <Lock aria-hidden /> : <Radar aria-hidden />}
              aria-pressed={follows}
              onClick={() => onFollow(!follows)}
            >
              {t(follow.isLocked ? 'DeviceMap.locked' : 'DeviceMap.follow')}
            </Button>
          </>
        )}
        {replay && (
          <Button
            variant="quiet"
            icon={<History aria-hidden />}
            aria-pressed={replay.isOn}
            onClick={() => replay.toggle()}
          >
            {t('DeviceMap.replay')}
          </Button>
        )}
      </Cluster>
      <Legend />
      {follow.isLocked && (
        <Button variant={follow.isWaiting ? 'danger' : 'secondary'} onClick={follow.unlock}>
          {t(follow.isWaiting ? 'DeviceMap.waiting' : 'DeviceMap.unlock')}
        </Button>
      )}
    </Bar>
  );
}
