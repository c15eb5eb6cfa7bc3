import { fieldWord, recordSorts, searchedFields, shownFields } from '@fireline/domain/record';
import type { Translate } from '@fireline/ui/lib';
import type { AnyFilter, ListFilter } from '../list/filter.ts';
import { useList } from '../list/useList.ts';
import { idIn } from '../page/idIn.ts';
import { type AnyRow, type ConsoleRecord, shownWord } from './consoleRecord.ts';
import type { Choices } from './useChoices.ts';

/** The filters of a record: a search, its choices, and the records that it refers to. */
function filtersOf(
  of: ConsoleRecord,
  choices: Readonly<Record<string, Choices>>,
  t: Translate<string>,
): readonly AnyFilter[] {
  const { record } = of;
  const any = (label: string): string => t('record.any', { name: label });
  const search = searchedFields(record).length > 0 ? [{ key: 'search', label: t(`${record.prefix}.search`) }] : [];
  const chosen = shownFields(record).flatMap((shown) => {
    if (shown.field.kind !== 'choice') return [];
    const { words, choices: values } = shown.field;
    const label = t(shownWord(of, shown));
    return [
      {
        key: shown.name,
        label,
        any: any(label),
        choices: values.map((value) => ({ value, label: t(`${words}.${value}`) })),
      },
    ];
  });
  const refs = Object.entries(choices).map(([name, found]) => {
    const label = t(fieldWord(record, name));
    return {
      key: name,
      param: name.replace(/Id$/, ''),
      label,
      any: any(label),
      isList: true as const,
      choices: found.choices,
      read: idIn,
    };
  });
  return [...search, ...chosen, ...refs];
}

/** The list of a record, filtered, sorted and paged by the address. @spec SHL-23 SHL-24 */
export function useRecordList<Row extends AnyRow>(
  of: ConsoleRecord<Row>,
  choices: Readonly<Record<string, Choices>>,
  t: Translate<string>,
) {
  const sorts = recordSorts(of.record) as readonly never[];
  return useList(of.calls.list, {
    filters: filtersOf(of, choices, t) as readonly ListFilter<{ pageNo?: number; pageSize?: number }>[],
    sorts,
    sort: sorts[0] ?? 'createdAt',
  });
}
