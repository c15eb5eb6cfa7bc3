import { lowHeight, phoneWidth } from './phoneWidth.ts';
import { useMedia } from './useMedia.ts';

/** Whether rows are cards: the window is narrow, and high enough that cards leave as much room as lines of a table. @spec SHL-23 N23 */
export function useIsPhone(): boolean {
  const [isNarrow, isLow] = [useMedia(phoneWidth), useMedia(lowHeight)];
  return isNarrow && !isLow;
}
