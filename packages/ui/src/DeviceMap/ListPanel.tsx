import { hasWords, plainText } from '@fireline/domain/lib';
import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { isForInputMethod } from '../lib/field/isForInputMethod.ts';
import { Head, Muted, Panel, Rows, Search } from './panels.styles.ts';
import { PointRow } from './PointRow.tsx';
import { type MapAlarm, type MapPoint, pointKey, pointName } from './model.ts';
import { deviceMapWords } from './words.ts';

export interface ListPanelProps {
  readonly title: string;
  /** Which points, in their order; they are looked at as they are drawn, since there may be many. */
  readonly indexes: ArrayLike<number>;
  readonly pointAt: (index: number) => MapPoint | undefined;
  readonly chosenKey: string | undefined;
  readonly onChoose: (point: MapPoint) => void;
  /** Left out: it stands alone and stays. */
  readonly onClose?: () => void;
  readonly nowhere: readonly MapAlarm[];
  readonly orderOf?: ((point: MapPoint) => number | undefined) | undefined;
}

/** More rows than this nobody reads: the rest is found by its name. */
const mostRows = 100;

/** The first points that match, and how many more do. */
function found(
  indexes: ArrayLike<number>,
  pointAt: ListPanelProps['pointAt'],
  wanted: string,
): { readonly rows: readonly MapPoint[]; readonly rest: number } {
  const rows: MapPoint[] = [];
  if (wanted === '') {
    for (let at = 0; at < Math.min(indexes.length, mostRows); at += 1) {
      const point = pointAt(indexes[at] ?? -1);
      if (point) rows.push(point);
    }
    return { rows, rest: Math.max(0, indexes.length - mostRows) };
  }
  let rest = 0;
  for (let at = 0; at < indexes.length; at += 1) {
    const point = pointAt(indexes[at] ?? -1);
    if (!point || !hasWords(pointName(point), wanted)) continue;
    if (rows.length < mostRows) rows.push(point);
    else rest += 1;
  }
  return { rows, rest };
}

/** What is on the map as a list: searched, read and chosen by keys. @spec N23 */
export function ListPanel(props: ListPanelProps) {
  const { title, indexes, pointAt, chosenKey, onChoose, onClose, nowhere, orderOf } = props;
  const t = useWords(deviceMapWords);
  const format = useFormat();
  const [text, setText] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (onClose) heading.current?.focus({ preventScroll: true });
    // once, when it opens
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const wanted = plainText(text);
  const { rows, rest } = found(indexes, pointAt, wanted);
  const order = (point: MapPoint): string | undefined => {
    const place = orderOf?.(point);
    return place === undefined ? undefined : t('DeviceMap.order', { order: place });
  };
  return (
    <Panel
      aria-label={title}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isForInputMethod(event)) onClose?.();
      }}
    >
      <Head>
        <h3 ref={heading} tabIndex={-1}>
          {title}
        </h3>
        {onClose && <IconButton label={t('DeviceMap.close')} icon={<X aria-hidden />} onClick={onClose} />}
      </Head>
      <Search>
        <TextField
          label={t('DeviceMap.search')}
          isLabelHidden
          placeholder={t('DeviceMap.search')}
          type="search"
          value={text}
          onChange={({ value }) => setText(value)}
        />
      </Search>
      {rows.length > 0 && (
        <Rows>
          {rows.map((point) => (
            <li key={pointKey(point)}>
              <PointRow
                point={point}
                order={order(point)}
                isChosen={pointKey(point) === chosenKey}
                onChoose={() => onChoose(point)}
              />
            </li>
          ))}
        </Rows>
      )}
      {rows.length === 0 && <Muted role="status">{t(wanted ? 'DeviceMap.noMatch' : 'DeviceMap.nothing')}</Muted>}
      {rest > 0 && <Muted>{t('DeviceMap.more', { count: format.number(rest) })}</Muted>}
      {nowhere.length > 0 && <Muted>{t('DeviceMap.nowhere', { count: format.number(nowhere.length) })}</Muted>}
    </Panel>
  );
}
