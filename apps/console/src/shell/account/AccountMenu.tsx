import { alarmTopic } from '@fireline/api/alarm';
import { alarmLevelNumbers, mildestAlarmLevel, type screenChannels } from '@fireline/domain/alarm';
import { languageNames, languageTags, languages } from '@fireline/domain/lib';
import { roleWords } from '@fireline/domain/role';
import type { Account } from '@fireline/domain/session';
import { shellWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { IconButton } from '@fireline/ui/IconButton';
import { useWords } from '@fireline/ui/lib';
import { Menu, type MenuItem } from '@fireline/ui/Menu';
import { densityNames, themes } from '@fireline/ui/tokens';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Check, CircleUserRound, Languages, SunMoon } from 'lucide-react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { setPreferences, usePreferences } from '../../lib/session/preferences.ts';
import type { AccountActions } from './useAccountActions.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { speak } from './language.ts';
import { useScreenPush } from '../useScreenPush.tsx';
import { frameWords } from '../words.ts';

const Menus = styled.div`
  display: flex;
  flex: none;

  &[data-labelled] {
    flex-wrap: wrap;
    gap: var(--fl-space-2);
  }
`;

interface TriggerProps {
  readonly isLabelled: boolean;
  readonly label: string;
  /** Said of the symbol alone. Default: the label. */
  readonly title?: string;
  readonly icon: ReactNode;
  /** From the menu. */
  readonly props: ComponentPropsWithRef<'button'>;
}

const set = (choice: 'radio' | 'checkbox', isChosen: boolean) => ({
  choice,
  isChosen,
  icon: isChosen ? <Check size={16} aria-hidden /> : <span style={{ width: 16 }} />,
});

/** How new alarms reach the screen, for those who receive alarms at all. @spec SHL-22 ROL-05 ORG-06 */
function useAlarmItems(): readonly MenuItem[] {
  const t = useWords(frameWords);
  const preferences = usePreferences();
  const receivesAlarms = useMay()(alarmTopic);
  const push = useScreenPush();
  const ownOrForced = (id: 'alarmPop' | 'alarmSound', channel: (typeof screenChannels)[number]) => {
    const forcedTo = alarmLevelNumbers.findLast((level) => push(level)[channel].isForced);
    const isLocked = forcedTo === mildestAlarmLevel;
    return {
      id,
      label: t(`shell.frame.${id}`) + (forcedTo ? t('shell.frame.forced', { level: forcedTo }) : ''),
      ...set('checkbox', isLocked || preferences[id]),
      disabled: isLocked,
    };
  };
  if (!receivesAlarms) return [];
  return [
    {
      ...ownOrForced('alarmPop', 'popup'),
      isFirstOfGroup: true,
      onSelect: () => setPreferences({ alarmPop: !preferences.alarmPop }),
    },
    {
      ...ownOrForced('alarmSound', 'sound'),
      onSelect: () => setPreferences({ alarmSound: !preferences.alarmSound }),
    },
  ];
}

interface AccountMenuProps {
  readonly account: Account;
  readonly actions: AccountActions;
  /** What each menu is for stands beside its symbol: where there is room. */
  readonly isLabelled?: boolean;
}

/** What opens a menu: a symbol, with its name beside it or read aloud. */
function Trigger({ isLabelled, label, title, icon, props }: TriggerProps) {
  return isLabelled ? (
    <Button {...props} icon={icon}>
      {label}
    </Button>
  ) : (
    <IconButton {...props} label={title ?? label} title={title ?? label} icon={icon} />
  );
}

/** Language, appearance, the own password and the way out. */
export function AccountMenu({ account, actions, isLabelled = false }: AccountMenuProps) {
  const t = useWords(shellWords, frameWords, roleWords);
  const preferences = usePreferences();
  const tellFailure = useTellFailure();
  const alarmItems = useAlarmItems();
  const languageItems: MenuItem[] = languages.map((language) => ({
    id: language,
    label: languageNames[language],
    lang: languageTags[language],
    ...set('radio', language === preferences.language),
    onSelect: () => {
      setPreferences({ language });
      // useSpokenLanguage tries it again
      speak(language).catch((error: unknown) => tellFailure('load', error));
    },
  }));
  const displayItems: MenuItem[] = [
    ...themes.map((theme) => ({
      id: theme,
      label: t(`shell.theme.${theme}`),
      ...set('radio', theme === preferences.theme),
      onSelect: () => setPreferences({ theme }),
    })),
    ...densityNames.map((density, index) => ({
      id: density,
      label: t(`shell.density.${density}`),
      ...set('radio', density === preferences.density),
      isFirstOfGroup: index === 0,
      onSelect: () => setPreferences({ density }),
    })),
    ...alarmItems,
    {
      id: 'hasPlainKeys',
      label: t('shell.frame.plainKeys'),
      ...set('checkbox', preferences.hasPlainKeys),
      isFirstOfGroup: true,
      onSelect: () => setPreferences({ hasPlainKeys: !preferences.hasPlainKeys }),
    },
  ];
  return (
    <Menus data-labelled={isLabelled || undefined}>
      <Menu
        items={languageItems}
        placement="bottom-end"
        renderTrigger={(props) => (
          <Trigger {...{ isLabelled, props }} label={t('shell.language')} icon={<Languages size={18} aria-hidden />} />
        )}
      />
      <Menu
        items={displayItems}
        placement="bottom-end"
        renderTrigger={(props) => (
          <Trigger
            {...{ isLabelled, props }}
            label={t('shell.frame.display')}
            icon={<SunMoon size={18} aria-hidden />}
          />
        )}
      />
      <Menu
        items={[
          { id: 'settings', label: t('shell.frame.settings'), onSelect: actions.showSettings },
          { id: 'changePassword', label: t('shell.frame.changePassword'), onSelect: actions.changePassword },
          { id: 'sessions', label: t('shell.frame.sessions'), onSelect: actions.showSessions },
          { id: 'changeUser', label: t('shell.frame.changeUser'), onSelect: actions.changeUser },
          { id: 'logout', label: t('shell.frame.logout'), isFirstOfGroup: true, onSelect: actions.logOut },
        ]}
        placement="bottom-end"
        renderTrigger={(props) => (
          <Trigger
            {...{ isLabelled, props }}
            label={t('shell.frame.account')}
            title={`${t('shell.frame.account')}: ${account.realName} (${t(`role.name.${account.role}`)})`}
            icon={<CircleUserRound size={18} aria-hidden />}
          />
        )}
      />
    </Menus>
  );
}
