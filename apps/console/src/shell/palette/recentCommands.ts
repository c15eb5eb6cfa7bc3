import { keepText, keptText } from '@fireline/api/lib';

const key = 'fireline.recentCommands';
const kept = 5;

/** What was last chosen in the palette of this browser, the last one first. */
export const recentCommands = (): readonly string[] => (keptText(key) ?? '').split('\n').filter(Boolean);

/** Puts one first. */
export const rememberCommand = (value: string): void =>
  keepText(key, [value, ...recentCommands().filter((one) => one !== value)].slice(0, kept).join('\n'));
