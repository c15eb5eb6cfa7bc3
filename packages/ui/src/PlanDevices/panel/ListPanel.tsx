import { hasWords } from '@fireline/domain/lib';
import type { PlanMark } from '@fireline/domain/plan';
import { List, X } from 'lucide-react';
import { type ReactNode, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../Button/index.ts';
import { IconButton } from '../../IconButton/index.ts';
import { TextField } from '../../TextField/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { useHeld } from '../../lib/control/useHeld.ts';
import { DeviceOptions, type DeviceOptionsProps } from './DeviceOptions.tsx';
import { Head, Nothing, Panel, Search, Tabs } from './Panel.styles.ts';
import type { PlanDevicePoint } from '../points.ts';
import { planDevicesWords } from '../words.ts';

export interface ListPanelProps extends Pick<DeviceOptionsProps, 'selected' | 'onOpen' | 'onToggle'> {
  readonly points: readonly PlanDevicePoint[];
  /** By place in `points`. */
  readonly ranks: Uint8Array;
  readonly markOf: (deviceId: number) => PlanMark | undefined;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
  /** What is not on the plan yet, and how many; left out: nothing is placed. */
  readonly tray: { readonly count: number; readonly content: ReactNode } | undefined;
}

/** The points as a list that can be searched, by how much they matter: the twin of the picture. @spec N23 */
export function ListPanel({ isOpen, onOpenChange, ...rest }: ListPanelProps) {
  const t = useWords(planDevicesWords);
  const { number } = useFormat();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  // the pressed button has gone with what it was in: the focus goes on to the one in its place
  const turn = (isOpening: boolean): void => {
    flushSync(() => onOpenChange(isOpening));
    panel.current?.querySelector('button')?.focus();
  };
  const count = number(rest.points.length);
  return (
    <Panel role="group" data-open={isOpen || undefined} aria-label={t('PlanDevices.list')} id={id} ref={panel}>
      {isOpen ? (
        <OpenPanel {...rest} onClose={() => turn(false)} />
      ) : (
        <Button
          variant="quiet"
          icon={<List aria-hidden />}
          aria-expanded={false}
          aria-controls={id}
          onClick={() => turn(true)}
        >
          {t('PlanDevices.listCount', { count })}
        </Button>
      )}
    </Panel>
  );
}

/** Those whose name holds the text, what matters most first, then by name. */
export function foundPoints(
  points: readonly PlanDevicePoint[],
  ranks: Uint8Array,
  text: string,
): readonly PlanDevicePoint[] {
  return points
    .map((point, index) => ({ point, rank: ranks[index] ?? 0 }))
    .filter(({ point }) => hasWords(point.name, text))
    .toSorted((one, other) => one.rank - other.rank || (one.point.name < other.point.name ? -1 : 1))
    .map(({ point }) => point);
}

interface OpenPanelProps extends Omit<ListPanelProps, 'isOpen' | 'onOpenChange'> {
  readonly onClose: () => void;
}

function OpenPanel({ points, ranks, markOf, selected, onOpen, onToggle, tray, onClose }: OpenPanelProps) {
  const t = useWords(planDevicesWords);
  const { number } = useFormat();
  const [text, setText] = useState('');
  const [isTray, setTray] = useState(tray !== undefined && points.length === 0);
  const live = useDeferredValue(useMemo(() => ({ points, ranks }), [points, ranks]));
  const sorted = useMemo(() => foundPoints(live.points, live.ranks, text), [live, text]);
  // the order stays while somebody is at it: no press may land on another device than the one aimed at
  const holding = useHeld<readonly number[]>();
  const byId = useMemo(() => new Map(live.points.map((point) => [point.deviceId, point])), [live]);
  const shown = holding.held && text === '' ? holding.held.flatMap((id) => byId.get(id) ?? []) : sorted;
  const isTrayShown = tray !== undefined && isTray;
  return (
    <>
      <Head>
        {tray ? (
          <Tabs>
            <Button variant="quiet" aria-pressed={!isTrayShown} onClick={() => setTray(false)}>
              {t('PlanDevices.onPlan')} {number(points.length)}
            </Button>
            <Button variant="quiet" aria-pressed={isTrayShown} onClick={() => setTray(true)}>
              {t('PlanDevices.tray')} {number(tray.count)}
            </Button>
          </Tabs>
        ) : (
          <Button variant="quiet" icon={<List aria-hidden />} aria-expanded onClick={onClose}>
            {t('PlanDevices.listCount', { count: number(points.length) })}
          </Button>
        )}
        <IconButton label={t('PlanDevices.closeList')} icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      {isTrayShown ? (
        tray.content
      ) : (
        <>
          <Search>
            <TextField
              type="search"
              label={t('PlanDevices.search')}
              isLabelHidden
              placeholder={t('PlanDevices.search')}
              value={text}
              onChange={({ value }) => setText(value)}
            />
          </Search>
          {shown.length > 0 ? (
            <div style={{ display: 'contents' }} {...holding.handlers(sorted.map(({ deviceId }) => deviceId))}>
              <DeviceOptions
                label={t('PlanDevices.layer')}
                points={shown}
                {...{ markOf, selected, onOpen, onToggle }}
              />
            </div>
          ) : (
            // the rows come a moment after the points: until then nothing is said of either
            (text !== '' || points.length === 0) && (
              <Nothing role="status">{t(points.length > 0 ? 'PlanDevices.noMatch' : 'PlanDevices.empty')}</Nothing>
            )
          )}
        </>
      )}
    </>
  );
}
