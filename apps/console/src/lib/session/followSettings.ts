import type { Client, PushClient } from '@fireline/api/lib';
import { accountTopic } from '@fireline/api/session';
import { shellCalls } from '@fireline/api/shell';
import { type Density, type Theme, densityNames, themes } from '@fireline/ui/tokens';
import {
  type Preferences,
  type SettingsOwner,
  adoptSettings,
  onUnsaved,
  setSettingsOwner,
  unsavedSettings,
} from './preferences.ts';

/** What the gateway stores, as far as this version of the console knows it: the look is named by the design system. */
function known({ theme, density, ...rest }: Record<string, unknown>): Partial<Preferences> {
  const isTheme = themes.includes(theme as Theme);
  const isDensity = densityNames.includes(density as Density);
  return {
    ...rest,
    ...(isTheme ? { theme: theme as Theme } : {}),
    ...(isDensity ? { density: density as Density } : {}),
  };
}

/** Sends what is unsaved, or asks for what is stored, and takes it over. @throws CallError @spec SHL-29 */
export async function syncSettings(client: Client, account: SettingsOwner): Promise<void> {
  const sent = unsavedSettings(account);
  const stored =
    Object.keys(sent).length > 0
      ? await client.send(shellCalls.saveSettings, sent)
      : await client.send(shellCalls.settings, {});
  adoptSettings(account, known(stored), sent);
}

/**
 * Keeps the settings of the account the same here and in its other browsers. What cannot be sent now is sent with the next connection.
 * @returns ends it
 * @spec SHL-29
 */
export function followSettings(client: Client, push: PushClient, account: SettingsOwner): () => void {
  setSettingsOwner(account);
  let running: Promise<void> | undefined;
  let isAgain = false;
  const sync = (): void => {
    isAgain = running !== undefined;
    running ??= syncSettings(client, account)
      // unsaved settings stay, and go with the next reload of the line or the next choice
      .catch(() => undefined)
      .finally(() => {
        running = undefined;
        if (isAgain) sync();
      });
  };
  const stopSaving = onUnsaved(sync);
  const unlisten = push.listen(accountTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.what === 'settings')) sync();
    },
    reload: sync,
  });
  return () => {
    stopSaving();
    unlisten();
  };
}
