import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Row } from './panels.styles.ts';
import { LayerIcon } from './LayerIcon.tsx';
import { type MapPoint, pointName, worstOf } from './model.ts';
import { symbolOf } from './symbols.ts';

export interface PointRowProps {
  readonly point: MapPoint;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** In the order of a spread. */
  readonly order?: string | undefined;
}

/** One thing on the map, in a list. */
export function PointRow({ point, isChosen, onChoose, order }: PointRowProps) {
  const worst = worstOf(point.alarms);
  return (
    <Row type="button" aria-current={isChosen} onClick={onChoose}>
      {worst === undefined ? (
        point.layer !== 'alarms' && <LayerIcon symbol={symbolOf(point)} />
      ) : (
        <AlarmLevelBadge level={worst} variant="symbol" />
      )}
      {order !== undefined && <span>{order}</span>}
      <span>{pointName(point)}</span>
    </Row>
  );
}
