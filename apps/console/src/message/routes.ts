import { lazyPart } from '../lib/loading/lazyPart.tsx';
import type { Screens } from '../lib/page/screen.ts';

export const messageScreens = {
  messageAll: () => import('./LettersScreen.tsx').then((m) => m.LettersScreen),
  messagePinned: () => import('./LettersScreen.tsx').then((m) => m.PinnedScreen),
  announcementAudit: () => import('./AnnouncementScreen.tsx').then((m) => m.AnnouncementScreen),
  messageNotices: () => import('./sending/NoticesScreen.tsx').then((m) => m.NoticesScreen),
  messageTemplates: () => import('./templates/TemplateScreen.tsx').then((m) => m.TemplateScreen),
  messageReceiving: () => import('./centre/ReceivingScreen.tsx').then((m) => m.ReceivingScreen),
  smsAccess: () => import('./centre/AccessScreen.tsx').then((m) => m.SmsAccessScreen),
  voiceAccess: () => import('./centre/AccessScreen.tsx').then((m) => m.VoiceAccessScreen),
  serviceRules: () => import('./centre/RulesScreen.tsx').then((m) => m.RulesScreen),
  serviceTriggers: () => import('./centre/TriggersScreen.tsx').then((m) => m.TriggersScreen),
} satisfies Screens;

/** In the header of every page; the mark where the bell itself is out of sight. */
export { LettersBell, LettersMark } from './LettersBell.tsx';

/** On the page of an alarm: what was sent of it. */
export const SendsOfAlarm = lazyPart(() => import('./sending/SendsOfAlarm.tsx').then((m) => m.SendsOfAlarm));
