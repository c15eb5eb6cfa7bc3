import { type Language, languageNames, languages, pinyinOf } from '@fireline/domain/lib';
import { type MenuEntry, pagesOfMenu, pathTo } from '@fireline/domain/shell';
import type { Command } from '@fireline/ui/CommandPalette';
import { type Density, type Theme, densityNames, themes } from '@fireline/ui/tokens';
import { askToCreate } from '../../lib/form/useAskedToCreate.ts';
import { type Creatable, creatingKeywords, creatings } from './creating.ts';
import type { Preferences } from '../../lib/session/preferences.ts';

/** What a command of the palette does. */
export type Doing =
  | { readonly does: 'go'; readonly path: string }
  | { readonly does: 'set'; readonly change: Partial<Preferences> }
  | { readonly does: 'changePassword' | 'logOut' | 'showKeys' | 'exportList' };

/** The texts that the commands are called by; keys of words are asked for as they are. */
export interface CommandTexts {
  readonly page: (entry: MenuEntry) => string;
  readonly theme: (theme: Theme) => string;
  readonly density: (density: Density) => string;
  readonly group: (name: 'go' | 'do' | 'display' | 'account') => string;
  readonly create: (what: Creatable) => string;
  readonly account: (name: 'changePassword' | 'logOut' | 'showKeys') => string;
  readonly exportList: () => string;
}
export type ConsoleCommand = Command & { readonly doing: Doing };

/** Two keys after each other, for the pages people go to all day. */
export const pageKeys: Readonly<Partial<Record<MenuEntry['id'], string>>> = {
  main: 'g o',
  deviceList: 'g d',
  alarmList: 'g a',
  alarmHistory: 'g h',
};

const setting = (value: string, label: string, group: string, change: Partial<Preferences>): ConsoleCommand => ({
  value,
  label,
  group,
  doing: { does: 'set', change },
});

/** Everything the reader may go to or do by name. */
export function commandsFor(
  menu: readonly MenuEntry[],
  mayBegin: readonly Creatable[],
  texts: CommandTexts,
  /** The page has a list to be taken along. */
  hasExport: boolean,
): readonly ConsoleCommand[] {
  const [go, display, account] = [texts.group('go'), texts.group('display'), texts.group('account')];
  const own = (name: 'changePassword' | 'logOut' | 'showKeys', keys?: string): ConsoleCommand => ({
    value: name,
    label: texts.account(name),
    group: account,
    doing: { does: name },
    ...(keys === undefined ? {} : { shortcut: keys }),
  });
  return [
    ...pagesOfMenu(menu).map((entry): ConsoleCommand => {
      const keys = pageKeys[entry.id];
      return {
        value: entry.path,
        label: texts.page(entry),
        keywords: pinyinOf(texts.page(entry)),
        group: go,
        doing: { does: 'go', path: entry.path },
        ...(keys === undefined ? {} : { shortcut: keys }),
      };
    }),
    ...(hasExport
      ? [
          {
            value: 'exportList',
            label: texts.exportList(),
            keywords: pinyinOf(texts.exportList()),
            group: texts.group('do'),
            doing: { does: 'exportList' },
          } as const,
        ]
      : []),
    ...mayBegin.map((what): ConsoleCommand => ({
      value: `create ${what}`,
      label: texts.create(what),
      keywords: creatingKeywords(texts.create(what)),
      group: texts.group('do'),
      doing: { does: 'go', path: `${pathTo(creatings[what].page)}?${askToCreate}` },
    })),
    ...themes.map((theme) => setting(`theme ${theme}`, texts.theme(theme), display, { theme })),
    ...densityNames.map((density) => setting(`density ${density}`, texts.density(density), display, { density })),
    ...languages.map((language: Language) =>
      setting(`language ${language}`, languageNames[language], display, { language }),
    ),
    own('changePassword'),
    own('showKeys', '?'),
    own('logOut'),
  ];
}
