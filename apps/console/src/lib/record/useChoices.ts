import type { LoadRows } from '@fireline/ui/TableExport';
import type { Translate } from '@fireline/ui/lib';
import { useCallback } from 'react';
import type { FilterChoice } from '../list/filter.ts';
import { useRowLoader } from '../list/useAllRows.ts';
import { useEveryRow } from '../list/useEveryRow.ts';
import { type AnyRow, type ConsoleRecord, idOf, valueIn } from './consoleRecord.ts';

interface Found {
  readonly field: string;
  readonly row: AnyRow;
}
export interface Choices {
  readonly of: ConsoleRecord;
  readonly choices: readonly FilterChoice<number>[];
  readonly isLoaded: boolean;
  /** Why they could not be read. */
  readonly error: unknown;
  readonly reload: () => void;
}

/** A record where it is chosen: by all that makes it unique, so that no two read alike. */
function labelOf({ record }: ConsoleRecord, row: AnyRow, t: Translate<string>): string {
  const texts = (record.unique ?? [record.named]).map((name) => {
    const field = record.fields[name];
    const value = String(valueIn(row, name));
    return field?.kind === 'choice' ? t(`${field.words}.${value}`) : value;
  });
  return texts.join(' · ');
}

const isWhole = 'every row';

/** All records that a record can refer to, by field: for its filters and its form. */
export function useChoices(
  refs: Readonly<Record<string, ConsoleRecord>>,
  t: Translate<string>,
): Readonly<Record<string, Choices>> {
  const loaderOf = useRowLoader();
  const entries = Object.entries(refs);
  const load = useCallback<LoadRows<Found>>(
    async (context) => {
      const found = await Promise.all(
        Object.entries(refs).map(async ([field, { calls }]) => {
          const rows = await loaderOf(calls.list, {})(context);
          return rows.map((row) => ({ field, row }));
        }),
      );
      return found.flat();
    },
    [loaderOf, refs],
  );
  const every = useEveryRow<Found>(load, isWhole, entries.length > 0);
  return Object.fromEntries(
    entries.map(([name, of]) => {
      const rows = (every.rows ?? []).flatMap(({ field, row }) => (field === name ? [row] : []));
      const choices = rows.map((row) => ({ value: idOf(of, row), label: labelOf(of, row, t) }));
      return [name, { of, choices, isLoaded: every.rows !== undefined, error: every.error, reload: every.reload }];
    }),
  );
}
