import type { LoadScreen } from '../lib/page/screen.ts';

export const serviceScreens = {
  feedback: () => import('./feedback/FeedbackScreen.tsx').then((m) => m.FeedbackScreen),
} satisfies Record<string, LoadScreen>;
