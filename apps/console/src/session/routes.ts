import { createElement } from 'react';
import type { Screens } from '../lib/page/screen.ts';
import { speakWhole } from '../shell/account/language.ts';
import { LoginScreen } from './LoginScreen.tsx';

const ConsoleLogin = () => createElement(LoginScreen, { speakWhole });

/** Shown before anybody is signed in, without the frame. */
export const sessionScreens = {
  // the first screen of all: at hand with the shell, without another round trip
  login: () => Promise.resolve(ConsoleLogin),
  setup: () => Promise.all([import('./setup/SetupScreen.tsx'), speakWhole()]).then(([m]) => m.SetupScreen),
  register: () => Promise.all([import('./register/RegisterScreen.tsx'), speakWhole()]).then(([m]) => m.RegisterScreen),
} satisfies Screens;

/** Accounts and what they did, inside the frame. */
export const accountScreens = {
  changeUser: () => import('./change/ChangeUserScreen.tsx').then((m) => m.ChangeUserScreen),
  systemUser: () => import('./users/UserListScreen.tsx').then((m) => m.UserListScreen),
  systemUserLog: () => import('./log/UserLogScreen.tsx').then((m) => m.UserLogScreen),
} satisfies Screens;

/** Opened from the account menu, whatever screen is open. */
export const loadSessionsDrawer = () =>
  Promise.all([import('./devices/SessionsDrawer.tsx'), speakWhole()]).then(([m]) => m.SessionsDrawer);
/** Opened from the account menu, whatever screen is open. */
export const loadPasswordDialog = () =>
  Promise.all([import('./password/PasswordDialog.tsx'), speakWhole()]).then(([m]) => m.PasswordDialog);
