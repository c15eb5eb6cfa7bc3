import { useFormat, useWords } from '../lib/index.ts';
import { ListPanel } from './ListPanel.tsx';
import { PointCard } from './PointCard.tsx';
import { type Beside, indexOfPoint, nothing } from './beside.ts';
import type { MapPoint } from './model.ts';
import type { PointTable } from './points.ts';
import { deviceMapWords } from './words.ts';

export interface BesidePanelProps {
  readonly beside: Beside;
  readonly onBeside: (next: Beside) => void;
  readonly table: PointTable | undefined;
  readonly inView: Int32Array | undefined;
  readonly onChoose: (point: MapPoint) => void;
  /** Chosen from what is in view: the map goes there. */
  readonly onGo: (point: MapPoint) => void;
  readonly onOpen: ((choice: { readonly point: MapPoint }) => void) | undefined;
  readonly canOpen: (point: MapPoint) => boolean;
  readonly orderOf: ((point: MapPoint) => number | undefined) | undefined;
}

const noIndexes = new Int32Array();

/** The list or the card that stands open. */
export function BesidePanel(props: BesidePanelProps) {
  const { beside, onBeside, table, inView, onChoose, onGo, onOpen, canOpen, orderOf } = props;
  const t = useWords(deviceMapWords);
  const format = useFormat();
  if (!table || beside.kind === 'nothing') return null;
  if (beside.kind === 'point') {
    const index = indexOfPoint(table, beside.point);
    const live = index === undefined ? undefined : table.pointAt(index);
    const point = live ?? beside.point;
    return (
      <PointCard point={point} onClose={() => onBeside(beside.back)} onOpen={canOpen(point) ? onOpen : undefined} />
    );
  }
  const isStack = beside.kind === 'stack';
  const indexes = isStack ? beside.points : (inView ?? noIndexes);
  const count = format.number(indexes.length);
  return (
    <ListPanel
      key={beside.kind}
      title={t(isStack ? 'DeviceMap.here' : 'DeviceMap.listTitle', { count })}
      indexes={indexes}
      pointAt={table.pointAt}
      chosenKey={undefined}
      onChoose={isStack ? onChoose : onGo}
      onClose={() => onBeside(nothing)}
      nowhere={isStack ? [] : table.standing.nowhere}
      orderOf={orderOf}
    />
  );
}
