import { pagesOfMenu, routeWords, shellWords } from '@fireline/domain/shell';
import { CommandPalette } from '@fireline/ui/CommandPalette';
import { KeyboardHelp, useShortcuts } from '@fireline/ui/KeyboardHelp';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { type CommandTexts, type ConsoleCommand, commandsFor } from './commands.ts';
import { onKeyList } from '../../lib/keyList.ts';
import { offeredExport, subscribeExport } from '../../lib/list/pageExport.ts';
import { setPreferences } from '../../lib/session/preferences.ts';
import { recentCommands, rememberCommand } from './recentCommands.ts';
import type { AccountActions } from '../account/useAccountActions.tsx';
import { useFindThings } from './useFindThings.tsx';
import { creatables, creatings } from './creating.ts';
import { useMay, useMenuEntries } from '../../lib/session/useMay.ts';
import { frameWords } from '../words.ts';

export interface CommandsProps {
  readonly actions: AccountActions;
  readonly isOpen: boolean;
  readonly onOpenChange: (change: { readonly isOpen: boolean }) => void;
}

function useCommandList(): readonly ConsoleCommand[] {
  const t = useWords(frameWords, routeWords, shellWords);
  const menu = useMenuEntries();
  const may = useMay();
  const hasExport = useSyncExternalStore(subscribeExport, offeredExport) !== undefined;
  return useMemo(() => {
    const texts: CommandTexts = {
      page: ({ title }) => t(title),
      theme: (theme) => t('shell.frame.command.theme', { name: t(`shell.theme.${theme}`) }),
      density: (density) => t('shell.frame.command.density', { name: t(`shell.density.${density}`) }),
      group: (name) => t(`shell.frame.command.${name}`),
      create: (what) => t(`shell.frame.create.${what}`),
      exportList: () => t('shell.frame.command.exportList'),
      account: (name) => t(`shell.frame.${name === 'logOut' ? 'logout' : name}`),
    };
    const pages = new Set(pagesOfMenu(menu).map(({ id }) => id));
    const mayBegin = creatables.filter((what) => pages.has(creatings[what].page) && may(creatings[what].call));
    return commandsFor(menu, mayBegin, texts, hasExport);
  }, [menu, may, t, hasExport]);
}

/** The palette over all pages, things and settings, and the list of keys. `g` and a letter go to the pages of all day. */
export function Commands({ actions, isOpen, onOpenChange }: CommandsProps) {
  const t = useWords(frameWords);
  const [, navigate] = useLocation();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useEffect(() => onKeyList(() => setHelpOpen(true)), []);
  const commands = useCommandList();
  const load = useFindThings();
  const run = ({ doing }: ConsoleCommand): void => {
    if (doing.does === 'go') navigate(doing.path);
    else if (doing.does === 'set') setPreferences(doing.change);
    else if (doing.does === 'showKeys') setHelpOpen(true);
    // once the palette has closed and given the focus back
    else if (doing.does === 'exportList') setTimeout(() => offeredExport()?.());
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
