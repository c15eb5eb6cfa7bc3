import { deviceCalls } from '@fireline/api/device';
import { useApi } from '@fireline/api/react';
import { pathTo, routeWords, shellWords } from '@fireline/domain/shell';
import { CommandPalette, type CommandPaletteProps } from '@fireline/ui/CommandPalette';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { KeyboardHelp, useShortcuts } from '@fireline/ui/KeyboardHelp';
import { useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { type CommandTexts, type ConsoleCommand, commandsFor } from './commands.ts';
import { setPreferences } from './preferences.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';
import type { AccountActions } from './useAccountActions.tsx';
import { useMay, useMenuEntries } from './useMay.ts';
import { frameWords } from './words.ts';

export interface CommandsProps {
  readonly actions: AccountActions;
  readonly isOpen: boolean;
  readonly onOpenChange: (change: { readonly isOpen: boolean }) => void;
}

/** How many devices are offered by name. */
const foundMax = 8;

function useCommandList(): readonly ConsoleCommand[] {
  const t = useWords(frameWords, routeWords, shellWords);
  const menu = useMenuEntries();
  return useMemo(() => {
    const texts: CommandTexts = {
      page: ({ title }) => t(title),
      theme: (theme) => t('shell.frame.command.theme', { name: t(`shell.theme.${theme}`) }),
      density: (density) => t('shell.frame.command.density', { name: t(`shell.density.${density}`) }),
      group: (name) => t(`shell.frame.command.${name}`),
      account: (name) => t(`shell.frame.${name === 'logOut' ? 'logout' : name}`),
    };
    return commandsFor(menu, texts);
  }, [menu, t]);
}

/** Devices by name, number or place, found by the gateway. */
function useFindDevices(): NonNullable<CommandPaletteProps['load']> {
  const t = useWords(frameWords);
  const mayFind = useMay()(deviceCalls.list);
  const { client } = useApi();
  return async ({ text, signal }) => {
    if (!mayFind) return [];
    const { rows } = await client.send(deviceCalls.list, { search: text, pageSize: foundMax }, { signal });
    return rows.map(({ deviceId, deviceType, name, placeName, imei }): ConsoleCommand => ({
      value: `device ${deviceId}`,
      label: name,
      description: `${placeName} · ${imei}`,
      group: t('shell.frame.command.device'),
      icon: <DeviceTypeIcon type={deviceType} isDecorative />,
      doing: { does: 'go', path: pathTo('deviceDetail', { deviceId }) },
    }));
  };
}

/** The palette over all pages, devices and settings, and the list of keys. `g` and a letter go to the pages of all day. */
export function Commands({ actions, isOpen, onOpenChange }: CommandsProps) {
  const t = useWords(frameWords);
  const [, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const commands = useCommandList();
  const load = useFindDevices();
  const run = ({ doing }: ConsoleCommand): void => {
    if (doing.does === 'go') navigate(doing.path);
    else if (doing.does === 'set') setPreferences(doing.change);
    else if (doing.does === 'showKeys') setHelpOpen(true);
    else actions[doing.does]();
  };
  useShortcuts(
    commands.flatMap((command) =>
      command.doing.does === 'go' && command.shortcut !== undefined
        ? [
            {
              keys: command.shortcut,
              label: command.label,
              group: t('shell.frame.command.go'),
              onPress: () => run(command),
            },
          ]
        : [],
    ),
  );
  return (
    <>
      <CommandPalette
        commands={commands}
        recent={recentCommands()}
        load={load}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
        onSelect={({ value, command }) => {
          rememberCommand(value);
          run(command as ConsoleCommand);
        }}
      />
      <KeyboardHelp isOpen={isHelpOpen} onOpenChange={(change) => setHelpOpen(change.isOpen)} />
    </>
  );
}
