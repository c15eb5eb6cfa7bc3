import type { PlanMark } from '@fireline/domain/plan';
import { AlarmLevelBadge } from '../../AlarmLevelBadge/index.ts';
import { Button } from '../../Button/index.ts';
import { DeviceStatusTag } from '../../DeviceStatusTag/index.ts';
import { DeviceTypeIcon } from '../../DeviceTypeIcon/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { usePointName } from '../editing/naming.ts';
import { CardBody, Row } from '../PlanDevices.styles.ts';
import { type PlanDevicePoint, statusOf } from '../points.ts';
import { planDevicesWords } from '../words.ts';

export interface StackListProps {
  /** The one that matters most first. */
  readonly points: readonly PlanDevicePoint[];
  readonly markOf: (deviceId: number) => PlanMark | undefined;
  readonly onOpen: (point: PlanDevicePoint) => void;
}

/** Devices that stand at one place, each to be opened: none is hidden by another. @spec N09 */
export function StackList({ points, markOf, onOpen }: StackListProps) {
  const t = useWords(planDevicesWords);
  const { number } = useFormat();
  const nameOf = usePointName();
  return (
    <CardBody>
      <h3>{t('PlanDevices.stack', { count: number(points.length) })}</h3>
      <ul>
        {points.map((point) => {
          const mark = markOf(point.deviceId);
          return (
            <Row key={point.deviceId}>
              <Button
                variant="quiet"
                icon={<DeviceTypeIcon type={point.deviceType} isDecorative />}
                aria-label={nameOf(point, mark)}
                onClick={() => onOpen(point)}
              >
                {point.name}
              </Button>
              {mark ? <AlarmLevelBadge level={mark.level} /> : <DeviceStatusTag status={statusOf(point)} />}
            </Row>
          );
        })}
      </ul>
    </CardBody>
  );
}
