import { keepText, keptText } from '@fireline/api/lib';
import { useState } from 'react';

const keyOf = (account: string): string => `fireline.pinnedPages.${account}`;
const read = (account: string): readonly string[] => (keptText(keyOf(account)) ?? '').split('\n').filter(Boolean);

/** The pages that an account has put on top of its menu in this browser, by path, in the order of pinning. @spec SHL-30 */
export function usePinnedPages(account: string) {
  const [pinned, setPinned] = useState(() => read(account));
  const toggle = (path: string): void => {
    const kept = read(account);
    const next = kept.includes(path) ? kept.filter((one) => one !== path) : [...kept, path];
    keepText(keyOf(account), next.join('\n'));
    setPinned(next);
  };
  return { pinned, toggle };
}
