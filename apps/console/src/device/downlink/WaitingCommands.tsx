import { type DeviceCommandRow, deviceCalls } from '@fireline/api/device';
import { deviceCommandWords, waitLeftMs } from '@fireline/domain/device';
import { Button } from '@fireline/ui/Button';
import { EmptyState } from '@fireline/ui/EmptyState';
import { ProgressBar } from '@fireline/ui/ProgressBar';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { useCommands } from './useMayCommand.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { argsText } from './commandText.ts';
import { Waiting, WaitingList } from './Control.styles.ts';
import { controlWords } from './words.ts';

const minuteS = 60;
const clock = (seconds: number): string =>
  `${Math.floor(seconds / minuteS)}:${String(seconds % minuteS).padStart(2, '0')}`;

/** How much of the wait for an answer is left, to the second. @spec DEV-24 */
function Countdown({ command: { sentAt, createdAt, waitMin, command } }: { readonly command: DeviceCommandRow }) {
  const t = useWords(controlWords, deviceCommandWords);
  const nowMs = useNow(1000);
  const leftS = Math.ceil(waitLeftMs({ sentAtMs: Date.parse(sentAt ?? createdAt), waitMin }, nowMs) / 1000);
  return (
    <ProgressBar
      label={t(`device.command.${command}`)}
      value={leftS}
      max={waitMin * minuteS}
      valueText={t('control.left', { left: clock(leftS) })}
    />
  );
}

export interface WaitingCommandsProps extends DeviceTabProps {
  readonly commands: readonly DeviceCommandRow[];
  readonly onChanged: () => void;
}

/** What the device has still to fetch or to answer; what it has not fetched may be taken back. @spec DEV-24 */
export function WaitingCommands({ device, commands, onChanged }: WaitingCommandsProps) {
  const t = useWords(controlWords, deviceCommandWords);
  const format = useFormat();
  const { mayTo } = useCommands(device);
  const [ending, end] = useState<DeviceCommandRow>();
  if (commands.length === 0) return <EmptyState title={t('control.waiting.none')} />;
  const nameOf = ({ command }: DeviceCommandRow): string => t(`device.command.${command}`);
  return (
    <WaitingList aria-label={t('control.waiting')}>
      {commands.map((command) => {
        const { commandId, state, createdBy, createdAt } = command;
        return (
          <Waiting key={commandId}>
            <span>
              <strong>{nameOf(command)}</strong> {argsText(command, t, format)}
              <br />
              {t(`device.command.state.${state}`)} ·{' '}
              {t('control.queuedBy', { name: createdBy, time: format.dateTime(createdAt) })}
            </span>
            {state === 'sent' && <Countdown command={command} />}
            {state === 'queued' && mayTo(command.command) && (
              <Button onClick={() => end(command)}>{t('control.cancel')}</Button>
            )}
          </Waiting>
        );
      })}
      {ending && (
        <ConfirmSend
          call={deviceCalls.cancelCommand}
          send={{ commandId: ending.commandId }}
          outdates={[deviceCalls.commands]}
          action="save"
          title={t('control.cancel.title', { command: nameOf(ending) })}
          confirmLabel={t('control.cancel')}
          done={t('control.cancelled', { command: nameOf(ending) })}
          onDone={onChanged}
          onClose={() => end(undefined)}
        >
          {t('control.cancel.what')}
        </ConfirmSend>
      )}
    </WaitingList>
  );
}
