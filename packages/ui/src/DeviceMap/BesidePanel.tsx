import { useFormat, useWords } from '../lib/index.ts';
import { ListPanel } from './ListPanel.tsx';
import { PointCard } from './PointCard.tsx';
import { type Beside, nothing } from './beside.ts';
import type { MapPoint } from './model.ts';
import { type PointTable, indexOfPoint } from './points.ts';
import type { InView } from './useClusters.ts';
import { deviceMapWords } from './words.ts';

export interface BesidePanelProps {
  readonly beside: Beside;
  readonly onBeside: (next: Beside) => void;
  readonly table: PointTable;
  readonly inView: InView | undefined;
  readonly onChoose: (point: MapPoint) => void;
  /** Chosen from what is in view: the map goes there. */
  readonly onGo: (point: MapPoint) => void;
  readonly onOpen: ((choice: { readonly point: MapPoint }) => void) | undefined;
  readonly canOpen: (point: MapPoint) => boolean;
  readonly orderOf: ((point: MapPoint) => number | undefined) | undefined;
}

/** A thing with the alarms it has now; as it was, where it has gone. */
function live(table: PointTable, point: MapPoint): MapPoint {
  const index = indexOfPoint(table, point);
  return (index === undefined ? undefined : table.pointAt(index)) ?? point;
}

/** The list or the card that stands open. */
export function BesidePanel(props: BesidePanelProps) {
  const { beside, onBeside, table, inView, onChoose, onGo, onOpen, canOpen, orderOf } = props;
  const t = useWords(deviceMapWords);
  const format = useFormat();
  if (beside.kind === 'nothing') return null;
  if (beside.kind === 'point') {
    const point = live(table, beside.point);
    return (
      <PointCard point={point} onClose={() => onBeside(beside.back)} onOpen={canOpen(point) ? onOpen : undefined} />
    );
  }
  const common = { chosenKey: undefined, onClose: () => onBeside(nothing), orderOf };
  if (beside.kind === 'stack') {
    const { points } = beside;
    return (
      <ListPanel
        {...common}
        key="stack"
        title={t('DeviceMap.here', { count: format.number(points.length) })}
        indexes={points.map((_, at) => at)}
        pointAt={(at) => points[at] && live(table, points[at])}
        onChoose={onChoose}
        nowhere={[]}
      />
    );
  }
  return (
    <ListPanel
      {...common}
      key="list"
      title={t('DeviceMap.listTitle', { count: format.number(inView?.indexes.length ?? 0) })}
      indexes={inView?.indexes ?? []}
      pointAt={(index) => inView?.table.pointAt(index)}
      onChoose={onGo}
      nowhere={table.standing.nowhere}
    />
  );
}
