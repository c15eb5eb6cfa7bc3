import { useApi } from '@fireline/api/react';
import { dropSession, sessionCalls } from '@fireline/api/session';
import type { Account } from '@fireline/domain/session';
import { loginPath, pathTo } from '@fireline/domain/shell';
import { type ReactNode, use } from 'react';
import { useLocation } from 'wouter';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { doHeld } from '../../lib/held.ts';
import { leaveForGood } from '../../lib/form/leaving.ts';
import { DraftContext } from '../../lib/form/useDraft.ts';
import { setSettingsOwner } from '../../lib/session/preferences.ts';
import { session } from '../../lib/session/session.ts';
import { usePasswordDialog } from './usePasswordDialog.tsx';
import { useSessionsDrawer } from './useSessionsDrawer.tsx';
import { useSettingsDrawer } from './useSettingsDrawer.tsx';

export interface AccountActions {
  readonly changePassword: () => void;
  readonly showSessions: () => void;
  readonly showSettings: () => void;
  readonly changeUser: () => void;
  readonly logOut: () => void;
  /** To be drawn once, wherever the actions are offered. */
  readonly dialogs: ReactNode;
}

/** What people do with their own account, from the menu and from the palette. */
export function useAccountActions(account: Account): AccountActions {
  const { client } = useApi();
  const [, navigate] = useLocation();
  const tellFailure = useTellFailure();
  const drafts = use(DraftContext);
  const { ask: changePassword, dialog: passwordDialog } = usePasswordDialog(account);
  const { ask: showSessions, dialog: sessionsDrawer } = useSessionsDrawer();
  const { ask: showSettings, dialog: settingsDrawer } = useSettingsDrawer();
  const logOut = async (): Promise<void> => {
    session.keepLogin(undefined);
    await doHeld();
    try {
      await client.send(sessionCalls.logout, {});
    } catch (error) {
      // the token lives on at the server until it expires: the reader has to know
      tellFailure('logout', error, () => void logOut());
      return;
    }
    drafts.clear();
    dropSession(account);
    session.signOut();
    setSettingsOwner(null);
    navigate(loginPath());
  };
  const dialogs = (
    <>
      {passwordDialog}
      {sessionsDrawer}
      {settingsDrawer}
    </>
  );
  const changeUser = (): void => navigate(pathTo('changeUser'));
  return {
    changePassword,
    showSessions,
    showSettings,
    changeUser,
    logOut: () => leaveForGood(() => void logOut()),
    dialogs,
  };
}
