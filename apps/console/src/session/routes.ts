import type { LoadScreen } from '../lib/page/screen.ts';
import { speakWhole } from '../shell/language.ts';
import { LoginScreen } from './LoginScreen.tsx';

export const sessionScreens = {
  // the first screen of all: at hand with the shell, without another round trip
  login: () => Promise.resolve(LoginScreen),
  setup: () => Promise.all([import('./setup/SetupScreen.tsx'), speakWhole()]).then(([m]) => m.SetupScreen),
  systemUser: () => import('./users/UserListScreen.tsx').then((m) => m.UserListScreen),
  systemUserLog: () => import('./log/UserLogScreen.tsx').then((m) => m.UserLogScreen),
} satisfies Record<string, LoadScreen>;

/** Asked for from the account menu, whatever screen is open. */
export const loadPasswordDialog = () => import('./password/PasswordDialog.tsx').then((m) => m.PasswordDialog);
