import { Tabs } from '@fireline/ui/Tabs';
import type { ReactNode } from 'react';
import type { Part } from './PartTabs.tsx';
import { useUrlQuery } from './useUrlQuery.ts';

export interface PartGroup {
  readonly value: string;
  readonly label: string;
  /** How many things in it want a look, in the reader's figures. */
  readonly count?: string;
  /** Its parts; a group whose parts the reader may not see is not shown, and one with a single part has no second strip. */
  readonly parts: readonly Part[];
}

/** A group of a single part, which is called as it is. */
export const onePart = (part: Part): PartGroup => ({
  value: part.value,
  label: part.label,
  ...(part.count !== undefined && { count: part.count }),
  parts: [part],
});

export interface PartGroupsProps {
  readonly label: string;
  readonly groups: readonly PartGroup[];
}

/** One part is shown at a time; the address names it and so its group, the first one does without. @spec SHL-30 */
export function PartGroups({ label, groups }: PartGroupsProps) {
  const url = useUrlQuery();
  const shown = groups.flatMap(({ parts, ...group }) => {
    const seen = parts.filter(({ isShown }) => isShown);
    return seen.length > 0 ? [{ ...group, parts: seen }] : [];
  });
  const first = shown[0]?.parts[0]?.value;
  const asked = url.get('part') || first;
  const open = (value: string | undefined): void =>
    url.set({ part: value === undefined || value === first ? '' : value });
  const chosen = shown.find(({ parts }) => parts.some(({ value }) => value === asked)) ?? shown[0];
  const contentOf = ({ label: of, parts }: PartGroup): ReactNode => {
    const part = parts.find(({ value }) => value === asked) ?? parts[0];
    if (!part || parts.length === 1) return part?.content;
    return (
      <Tabs level={2} isWrapped label={of} items={parts} value={part.value} onChange={({ value }) => open(value)} />
    );
  };
  return (
    <Tabs
      isWrapped
      label={label}
      items={shown.map((group) => ({ ...group, content: group === chosen ? contentOf(group) : null }))}
      {...(chosen && { value: chosen.value })}
      onChange={({ value }) => open(shown.find((group) => group.value === value)?.parts[0]?.value)}
    />
  );
}
