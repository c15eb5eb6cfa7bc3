import { useMemo } from 'react';
import { useMay } from '../session/useMay.ts';
import type { ConsoleRecord } from './consoleRecord.ts';

/** Where the list of what is counted is, by count: of those that the reader may open. */
export type CountPaths = Readonly<Record<string, (id: number) => string>>;

export function useCountPaths({ lists }: Pick<ConsoleRecord, 'lists'>): CountPaths {
  const may = useMay();
  return useMemo(
    () =>
      Object.fromEntries(
        Object.entries(lists).flatMap(([count, { call, pathOf }]) => (may(call) ? [[count, pathOf]] : [])),
      ),
    [lists, may],
  );
}
