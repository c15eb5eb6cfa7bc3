/**
 * The header that a key leads to among so many, going round at the ends; undefined for any other key.
 * @example headerAfterKey('ArrowDown', 2, 3) // 0
 */
export function headerAfterKey(key: string, current: number, count: number): number | undefined {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowDown') return (current + 1) % count;
  if (key === 'ArrowUp') return (current - 1 + count) % count;
  return undefined;
}
