import { useCall, useTopic } from '@fireline/api/react';
import { roleCalls } from '@fireline/api/role';
import { accountTopic } from '@fireline/api/session';
import { type AlarmLevel, screenPush } from '@fireline/domain/alarm';
import { useCallback } from 'react';
import { usePreferences } from '../lib/session/preferences.ts';

/**
 * How an alarm of a level reaches the reader here: as they chose, or as the tenant forces it, which it is notified of at once.
 * @spec ROL-05 SHL-22
 */
export function useScreenPush() {
  const own = usePreferences();
  const { data, refetch } = useCall(roleCalls.forcePush, {});
  useTopic(accountTopic, {
    events: (events) => {
      if (events.some((event) => event.data.what === 'forcePush')) void refetch();
    },
    reload: () => void refetch(),
  });
  return useCallback((level: AlarmLevel) => screenPush(own, data ?? undefined, level), [own, data]);
}
