import { keepText, keptText } from '@fireline/api/lib';
import { type Account, settingKey } from '@fireline/domain/session';
import { type Settings, readSettings, settingsText } from '@fireline/domain/shell';
import { type Density, type Theme, densityNames, themes } from '@fireline/ui/tokens';
import { useSyncExternalStore } from 'react';

/** The settings of the specification and how the console looks. They belong to the account; the browser keeps a copy. @spec SHL-22 SHL-29 */
export interface Preferences extends Settings {
  readonly theme: Theme;
  readonly density: Density;
  readonly isMenuFolded: boolean;
  /** Shortcuts of keys that people type, such as `G A`, are on. @spec N23 */
  readonly hasPlainKeys: boolean;
  /** A page of a list has as many rows as fit the window. @spec SHL-24 */
  readonly hasFittingRows: boolean;
}

/** Whose settings these are. */
export type SettingsOwner = Pick<Account, 'rentId' | 'userId'>;

const prefix = 'fireline.';
/** What the login page starts with, before anybody is known. */
const ofBrowser: ReadonlySet<string> = new Set(['rentId', 'language', 'theme']);
let owner: SettingsOwner | null = null;

const ownKey = (account: SettingsOwner, key: string): string => prefix + settingKey(account, key);
function read(key: string): string | null {
  if (!owner || key === 'rentId') return keptText(prefix + key);
  // an account that has never chosen a language goes on in the one of the login page
  return keptText(ownKey(owner, key)) ?? (key === 'language' ? keptText(prefix + key) : null);
}
function keep(key: string, text: string): void {
  if (!owner || ofBrowser.has(key)) keepText(prefix + key, text);
  if (owner && key !== 'rentId') keepText(ownKey(owner, key), text);
}

const readAll = (): Preferences => ({
  ...readSettings(read),
  theme: themes.find((theme) => theme === read('theme')) ?? 'light',
  density: densityNames.find((density) => density === read('density')) ?? 'compact',
  isMenuFolded: read('isMenuFolded') === '1',
  hasPlainKeys: read('hasPlainKeys') !== '0',
  hasFittingRows: read('hasFittingRows') === '1',
});

let current = readAll();
const listeners = new Set<() => void>();
const notify = (): void => {
  for (const listener of listeners) listener();
};
const write = (change: Partial<Preferences>): void => {
  current = { ...current, ...change };
  for (const [key, value] of Object.entries(change)) keep(key, settingsText(value));
  notify();
};

export const getPreferences = (): Preferences => current;

/** From now on these are the settings of the account; nobody's while nobody is signed in. @spec SHL-29 */
export function setSettingsOwner(account: SettingsOwner | null): void {
  if (owner?.rentId === account?.rentId && owner?.userId === account?.userId) return;
  owner = account && { rentId: account.rentId, userId: account.userId };
  current = readAll();
  notify();
}

/** What was chosen and has not reached the gateway yet. */
export type UnsavedSettings = Partial<Preferences>;
const unsavedKey = 'unsaved';

export function unsavedSettings(account: SettingsOwner): UnsavedSettings {
  try {
    return JSON.parse(keptText(ownKey(account, unsavedKey)) ?? '{}') as UnsavedSettings;
  } catch {
    // not ours, or half written
    return {};
  }
}
const keepUnsaved = (account: SettingsOwner, change: UnsavedSettings): void =>
  keepText(ownKey(account, unsavedKey), JSON.stringify(change));

const savers = new Set<() => void>();
/** Calls when something was chosen that is to be saved. @returns unsubscribes */
export function onUnsaved(save: () => void): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Chooses settings, here at once and at the gateway as soon as it can be reached. @spec SHL-29 */
export function setPreferences(change: Partial<Preferences>): void {
  write(change);
  const { rentId: _rentId, ...own } = change;
  if (!owner || Object.keys(own).length === 0) return;
  keepUnsaved(owner, { ...unsavedSettings(owner), ...own });
  for (const save of savers) save();
}

/**
 * Takes over what the gateway has stored. What was chosen since `sent` stays, and is still to be saved.
 * @param sent what the gateway has been given
 */
export function adoptSettings(account: SettingsOwner, stored: Partial<Preferences>, sent: UnsavedSettings): void {
  const now = unsavedSettings(account);
  const rest = Object.fromEntries(
    Object.entries(now).filter(([key, value]) => sent[key as keyof Preferences] !== value),
  ) as UnsavedSettings;
  keepUnsaved(account, rest);
  if (owner?.userId === account.userId && owner.rentId === account.rentId) write({ ...stored, ...rest });
}

// another tab changed them
addEventListener('storage', (event) => {
  if (event.key !== null && !event.key.startsWith(prefix)) return;
  current = readAll();
  notify();
});

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const usePreferences = (): Preferences => useSyncExternalStore(subscribe, getPreferences);
