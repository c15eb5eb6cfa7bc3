import { Tabs } from '@fireline/ui/Tabs';
import type { ReactNode } from 'react';
import { useUrlQuery } from './useUrlQuery.ts';

export interface Part {
  readonly value: string;
  readonly label: string;
  /** How many things are in it, in the reader's figures. */
  readonly count?: string;
  /** False: the reader may not see it. */
  readonly isShown: boolean;
  readonly content: ReactNode;
}

/** The parts of a record, one shown at a time; the address names it, the first one does without. @spec SHL-30 */
export function PartTabs({ label, parts }: { readonly label: string; readonly parts: readonly Part[] }) {
  const url = useUrlQuery();
  const shown = parts.filter(({ isShown }) => isShown);
  const chosen = shown.find(({ value }) => value === url.get('part')) ?? shown[0];
  return (
    <Tabs
      label={label}
      items={shown}
      {...(chosen && { value: chosen.value })}
      onChange={({ value }) => url.set({ part: value === shown[0]?.value ? '' : value })}
    />
  );
}
