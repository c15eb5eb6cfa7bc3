import type { LoadScreen } from '../lib/page/screen.ts';

export const tariffScreens = {} satisfies Readonly<Record<string, LoadScreen>>;
