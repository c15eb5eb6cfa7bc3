import { type Device, deviceCalls } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import {
  commandButtons,
  deviceCommandWords,
  deviceDefenceWords,
  deviceLifeWords,
  deviceTypes,
  directCommands,
} from '@fireline/domain/device';
import { fillWords } from '@fireline/domain/lib';
import { mayShow, roleWords } from '@fireline/domain/role';
import { BatchReport, useBatch } from '@fireline/ui/BatchReport';
import { Form } from '@fireline/ui/Form';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useRef, useState } from 'react';
import { FootedDrawer, FootSubmit, useFootFormId } from '../../lib/form/FootedDrawer.tsx';
import { useReason } from '../../lib/page/failure.ts';
import { Stack } from '../../lib/page/Page.styles.ts';
import { wordOr } from '../../lib/page/wordOr.ts';
import { usePermissions } from '../../lib/session/useMay.ts';
import { CommandFields } from './CommandFields.tsx';
import { type CommandEntered, commandSchema } from './commandSchema.ts';
import { type DirectCommand, isDirect } from './SendCommand.tsx';
import { controlWords } from './words.ts';

/** As many as one call takes. */
const perCall = 100;
const problemWords = [deviceCommandWords, deviceDefenceWords, deviceLifeWords];
/** What works on points, whose numbers differ from device to device, is sent on the device's own page. */
const isForMany = (command: DirectCommand): boolean => command !== 'openRelay' && command !== 'closeRelay';

/** The commands that some of these devices know and the reader may send. @spec DEV-13 ROL-03 */
function useCommandsOfMany(devices: readonly Device[]): readonly DirectCommand[] {
  const granted = usePermissions();
  const types = [...new Set(devices.map(({ deviceType }) => deviceType))];
  return directCommands.filter(isDirect).filter((command) => {
    const { page, ofType } = commandButtons(command);
    const known = types.filter((type) => deviceTypes[type].commands.includes(command));
    const isAllowed = known.some((type) => mayShow(granted, [`device.${type}:${ofType}`]));
    return isForMany(command) && isAllowed && mayShow(granted, [`deviceDetail:${page}`]);
  });
}

export interface BatchCommandProps {
  readonly devices: readonly Device[];
  readonly onClose: () => void;
}

interface ChosenCommandProps {
  readonly command: DirectCommand;
  readonly commands: readonly DirectCommand[];
  readonly choose: (command: DirectCommand | undefined) => void;
  readonly onSend: (entered: CommandEntered) => void;
}

/** Which command, and what it is sent with. */
function ChosenCommand({ command, commands, choose, onSend }: ChosenCommandProps) {
  const t = useWords(controlWords, deviceCommandWords);
  const id = useFootFormId();
  return (
    <Form
      key={command}
      {...(id !== undefined && { id })}
      schema={commandSchema(command)}
      words={problemWords}
      onSubmit={({ value }) => onSend(value)}
    >
      <Stack>
        <Select<DirectCommand>
          label={t('batch.command')}
          value={command}
          onChange={({ value }) => choose(value ?? undefined)}
          options={commands.map((value) => ({ value, label: t(`device.command.${value}`) }))}
          required
        />
        <CommandFields command={command} />
        <FootSubmit>{t('control.send')}</FootSubmit>
      </Stack>
    </Form>
  );
}

/** One command to many devices: what stands in the way of one is said on its row, the others go through. @spec DEV-13 DEV-24 */
export function BatchCommand({ devices, onClose }: BatchCommandProps) {
  const t = useWords(controlWords, deviceCommandWords, deviceDefenceWords, deviceLifeWords, roleWords);
  const { number } = useFormat();
  const { client } = useApi();
  const reasonOf = useReason();
  const commands = useCommandsOfMany(devices);
  const [command, choose] = useState<DirectCommand | undefined>(commands[0]);
  // read by the run that begins in the same moment
  const entered = useRef<CommandEntered>(undefined);
  const [hasBegun, begin] = useState(false);
  const batch = useBatch({
    size: perCall,
    reasonOf,
    run: async ({ ids, signal }) => {
      const sent = entered.current;
      if (!command || !sent) throw new Error('The batch has no command');
      const { rows } = await client.send(
        deviceCalls.sendCommands,
        { deviceIds: ids.map(Number), command, ...sent },
        { signal },
      );
      return rows.flatMap(({ deviceId, problem }) =>
        problem ? [{ id: deviceId, reason: fillWords(wordOr(t, problem.code, problem.code), problem.args) }] : [],
      );
    },
  });
  const title = t('batch.title', { count: number(devices.length) });
  return (
    <FootedDrawer size="large" hasFoot={!hasBegun} onClose={onClose} title={title}>
      {hasBegun && (
        <BatchReport title={command ? t(`device.command.${command}`) : title} batch={batch} onClose={onClose} />
      )}
      {!hasBegun && command === undefined && t('control.mayNot')}
      {!hasBegun && command !== undefined && (
        <ChosenCommand
          {...{ command, commands, choose }}
          onSend={(value) => {
            entered.current = value;
            begin(true);
            batch.start(devices.map(({ deviceId, name }) => ({ id: deviceId, name })));
          }}
        />
      )}
    </FootedDrawer>
  );
}
