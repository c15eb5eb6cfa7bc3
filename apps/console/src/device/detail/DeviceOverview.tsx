import type { DeviceAround } from '@fireline/api/device';
import { deviceStatus, deviceTypes } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { Card } from '@fireline/ui/Card';
import { DeviceStatusSentence, type ExplainedDevice } from '@fireline/ui/DeviceStatusSentence';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { Stack, TwoColumns } from '../../lib/page/Page.styles.ts';
import { deviceScreenWords } from '../words.ts';
import { DeviceCurves } from './DeviceCurves.tsx';
import { DeviceFacts } from './DeviceFacts.tsx';
import { CameraLead, isCamera, ValueLead, WhereExcerpt } from './DeviceLead.tsx';
import { useRecordsOf } from './RecordsOf.tsx';
import type { DeviceTabProps } from './tabProps.ts';

export interface DeviceOverviewProps extends DeviceTabProps {
  readonly around: DeviceAround | undefined;
  /** The device with what explains its status. */
  readonly explained: ExplainedDevice;
  /** What can be done about a status that is not normal. */
  readonly acts: ReactNode;
}

/** One device at a glance: why it is not well, what it is looked at for, where it is, its curve and its facts. @spec DEV-13 N13 */
export function DeviceOverview({ device, around, explained, acts }: DeviceOverviewProps) {
  const t = useWords(deviceScreenWords);
  const { alarms } = useRecordsOf(device.deviceId);
  // nobody has to look at what was never opened, or was stopped
  const isIntended = device.dStatus === 0 || device.isSuspended === true;
  return (
    <Stack>
      {deviceStatus(device) !== 'online' && (
        <Banner tone={isIntended ? 'info' : 'attention'} actions={acts}>
          <DeviceStatusSentence device={explained} />
        </Banner>
      )}
      <TwoColumns>
        <div>
          {isCamera(device) ? <CameraLead device={device} /> : <ValueLead device={device} around={around} />}
          <DeviceCurves device={device} measurements={deviceTypes[device.deviceType].readings} alarms={alarms} />
        </div>
        <div>
          {isCamera(device) && (
            <Card title={t('device.where')} headingLevel={2}>
              <WhereExcerpt device={device} around={around} />
            </Card>
          )}
          <DeviceFacts device={device} people={around?.people ?? []} />
        </div>
      </TwoColumns>
    </Stack>
  );
}
