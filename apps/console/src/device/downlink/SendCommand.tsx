import { type Device, type DeviceCommandRow, deviceCalls } from '@fireline/api/device';
import {
  type DeviceCommand,
  deviceCommandWords,
  deviceDefenceWords,
  deviceLifeWords,
  directCommands,
} from '@fireline/domain/device';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { CommandFields } from './CommandFields.tsx';
import { type CommandEntered, commandSchema } from './commandSchema.ts';
import { controlWords } from './words.ts';

const problemWords = [deviceCommandWords, deviceDefenceWords, deviceLifeWords];

/** A command that a person sends from a device's page. */
export type DirectCommand = Exclude<DeviceCommand, 'upgrade' | 'sosNumbers'>;
export const isDirect = (command: DeviceCommand): command is DirectCommand => directCommands.includes(command);

export interface SendCommandProps {
  readonly device: Pick<Device, 'deviceId' | 'name'>;
  readonly command: DirectCommand;
  readonly onClose: () => void;
  readonly onSent: () => void;
}

/** One command with its arguments; a refusal, such as that the same one still waits, appears above the form. @spec DEV-13 DEV-24 */
export function SendCommand({ device: { deviceId, name }, command, onClose, onSent }: SendCommandProps) {
  const t = useWords(controlWords, deviceCommandWords);
  const draft = useDraft<Entered>(`command.${deviceId}.${command}`);
  const title = t(`device.command.${command}`);
  const submit = useFormSend<CommandEntered, DeviceCommandRow>({
    send: (entered, client) => client.send(deviceCalls.sendCommand, { deviceId, command, ...entered }),
    saved: () => t('control.sent', { command: title }),
    draft,
    onSaved: () => {
      onSent();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={`${title} · ${name}`}
      submitLabel={t('control.send')}
      draft={draft}
      schema={commandSchema(command)}
      words={problemWords}
      onSubmit={submit}
      onClose={onClose}
    >
      <CommandFields deviceId={deviceId} command={command} />
    </FormDrawer>
  );
}
