import { lazy } from 'react';
import type { LoadScreen } from '../lib/page/screen.ts';

export const messageScreens = {
  messageAll: () => import('./LettersScreen.tsx').then((m) => m.LettersScreen),
  messagePinned: () => import('./LettersScreen.tsx').then((m) => m.PinnedScreen),
  announcementAudit: () => import('./AnnouncementScreen.tsx').then((m) => m.AnnouncementScreen),
} satisfies Readonly<Record<string, LoadScreen>>;

/** Stands in the header of every page. */
export const LettersBell = lazy(() => import('./LettersBell.tsx').then((m) => ({ default: m.LettersBell })));
