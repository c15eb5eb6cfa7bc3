import { useMemo } from 'react';
import { shownAtMost } from '../lib/choice/choices.ts';
import { type Choices, useChoices } from '../lib/choice/useChoices.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { CommandPaletteProps } from './CommandPalette.tsx';
import { type Command, inGroups, matching } from './match.ts';
import { commandPaletteWords } from './words.ts';

const none: readonly never[] = [];

export interface Commands {
  readonly shown: readonly Command[];
  /** What is said of the whole: how many, or that it searches, failed or found nothing. */
  readonly choices: Choices<string>;
}

/** What is listed: the ones used last while nothing is typed, then those that match, then what was asked for elsewhere. */
export function useCommands(props: CommandPaletteProps, query: string, isOpen: boolean): Commands {
  const { commands, recent = none, load } = props;
  const t = useWords(commandPaletteWords);
  const asked = useChoices({ options: none, load, query, isOpen: isOpen && query !== '' });
  const shown = useMemo(() => {
    if (query === '') {
      const used = recent.flatMap((value) => commands.find((command) => command.value === value) ?? []);
      const last = used.map((command) => ({ ...command, group: t('CommandPalette.recent') }));
      return inGroups([...last, ...commands.filter(({ value }) => !recent.includes(value))]);
    }
    return inGroups([...matching(commands, query), ...(asked.found as readonly Command[])]);
  }, [commands, recent, query, asked.found, t]);
  const status = shown.length > 0 && asked.status === 'loading' ? 'ready' : asked.status;
  return { shown: shown.slice(0, shownAtMost), choices: { ...asked, status, found: shown } };
}
