import { useFireline } from './context.ts';

const silent = (): void => {};

/**
 * Returns a function that has a screen reader say the result of an action where the screen shows it without words, or where the pressed
 * button is gone. It is heard while a dialog is open, too.
 * @spec N23
 * @example const say = useSay(); say(t('alarm.acknowledged'));
 */
export const useSay = (): ((text: string) => void) => useFireline().say ?? silent;
