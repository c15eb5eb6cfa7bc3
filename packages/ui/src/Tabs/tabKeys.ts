/**
 * The tab that a key leads to, skipping those that are disabled and going round at the ends; undefined for any other key.
 * @param current index of the tab with the focus
 * @example tabAfterKey('ArrowRight', 0, [false, true, false]) // 2
 */
export function tabAfterKey(key: string, current: number, disabled: readonly boolean[]): number | undefined {
  const enabled = disabled.flatMap((isDisabled, index) => (isDisabled ? [] : [index]));
  const at = enabled.indexOf(current);
  if (key === 'Home') return enabled[0];
  if (key === 'End') return enabled.at(-1);
  if (key === 'ArrowRight') return enabled[(at + 1) % enabled.length];
  if (key === 'ArrowLeft') return enabled.at(at - 1);
  return undefined;
}
