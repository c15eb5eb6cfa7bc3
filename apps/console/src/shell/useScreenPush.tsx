import { useCall, useTopic } from '@fireline/api/react';
import { roleCalls } from '@fireline/api/role';
import { accountTopic } from '@fireline/api/session';
import { type AlarmLevel, screenPush } from '@fireline/domain/alarm';
import { type ReactNode, createContext, use, useCallback } from 'react';
import { usePreferences } from '../lib/session/preferences.ts';

type ScreenPush = (level: AlarmLevel) => ReturnType<typeof screenPush>;
const ScreenPushContext = createContext<ScreenPush | null>(null);

/**
 * Knows how alarms reach the reader here: as they chose, or as the tenant forces it, which it is notified of at once. One stands around the whole
 * console, so that everybody who asks hears the same and the gateway is asked once.
 * @spec ROL-05 SHL-22
 */
export function ScreenPushProvider({ children }: { readonly children: ReactNode }) {
  const own = usePreferences();
  const { data, refetch } = useCall(roleCalls.forcePush, {});
  useTopic(accountTopic, {
    events: (events) => {
      if (events.some((event) => event.data.what === 'forcePush')) void refetch();
    },
    reload: () => void refetch(),
  });
  const push = useCallback<ScreenPush>((level) => screenPush(own, data ?? undefined, level), [own, data]);
  return <ScreenPushContext value={push}>{children}</ScreenPushContext>;
}

/** How an alarm of a level reaches the reader. @throws Error outside of a {@link ScreenPushProvider} @spec ROL-05 SHL-22 */
export function useScreenPush(): ScreenPush {
  const push = use(ScreenPushContext);
  if (!push) throw new Error('useScreenPush needs a ScreenPushProvider around it');
  return push;
}
