import { deviceCalls, taskTopic } from '@fireline/api/device';
import { useCall, useTopic } from '@fireline/api/react';
import {
  type DeviceCommand,
  deviceCommandWords,
  deviceDefenceWords,
  deviceTypes,
  queuedMaxMs,
} from '@fireline/domain/device';
import { hourMs } from '@fireline/domain/lib';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { isDirect, SendCommand } from './SendCommand.tsx';
import { SendLimit } from './SendLimit.tsx';
import { useCommands } from './useMayCommand.ts';
import { WaitingCommands } from './WaitingCommands.tsx';
import { controlWords } from './words.ts';

/** What is said of when the device fetches a command, where that is not at once. */
function When({ device: { online, deviceType, heartbeatS } }: DeviceTabProps) {
  const t = useWords(controlWords);
  const { number } = useFormat();
  const hours = number(Math.round(queuedMaxMs(heartbeatS) / hourMs));
  if (!online) return <Banner tone="attention">{t('control.offline', { hours })}</Banner>;
  return deviceTypes[deviceType].power === 'battery' ? <Banner tone="info">{t('control.battery')}</Banner> : null;
}

/** The buttons of the type's commands, what waits for the device, and its send-limit switch. @spec DEV-13 DEV-16 DEV-24 */
export function ControlOf({ device }: DeviceTabProps) {
  const t = useWords(controlWords, deviceCommandWords, deviceDefenceWords);
  const { deviceId, deviceType } = device;
  const may = useMay();
  const { known, allowed } = useCommands(device);
  const call = useCall(deviceCalls.control, { deviceId }, { isPolling: true });
  const reload = (): void => void call.refetch();
  useTopic(taskTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.deviceId === deviceId)) reload();
    },
    reload,
  });
  const [sending, send] = useState<DeviceCommand>();
  const isArmed = call.data?.armed ? 'armed' : 'disarmed';
  return (
    <Stack>
      <Card title={t('control.commands')} headingLevel={3}>
        <Stack>
          <When device={device} />
          {known.length === 0 && t('control.none')}
          {known.length > 0 && allowed.length === 0 && t('control.mayNot')}
          <Tools>
            {allowed.map((command) => (
              <Button key={command} onClick={() => send(command)}>
                {t(`device.command.${command}`)}
              </Button>
            ))}
          </Tools>
        </Stack>
      </Card>
      <Loaded call={call} action="query">
        {({ waiting, sendLimitOnAt }) => (
          <>
            <Card title={t('control.waiting')} headingLevel={3}>
              <WaitingCommands device={device} commands={waiting} onChanged={reload} />
            </Card>
            {deviceTypes[deviceType].commands.includes('arm') && (
              <DescriptionList items={[{ term: t('control.armed'), detail: t(`device.zone.arm.${isArmed}`) }]} />
            )}
            <SendLimit
              deviceId={deviceId}
              onAt={sendLimitOnAt}
              mayChange={may(deviceCalls.limitSending)}
              onChanged={reload}
            />
          </>
        )}
      </Loaded>
      {sending && isDirect(sending) && (
        <SendCommand device={device} command={sending} onClose={() => send(undefined)} onSent={reload} />
      )}
    </Stack>
  );
}
