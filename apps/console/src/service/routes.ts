import type { Screens } from '../lib/page/screen.ts';

export const serviceScreens = {
  serviceIndex: () => import('./overview/ServiceScreen.tsx').then((m) => m.ServiceScreen),
  feedback: () => import('./feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
} satisfies Screens;
