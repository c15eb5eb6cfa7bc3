import type { ImportRecord } from '@fireline/api/site';
import type { deviceImportWords } from '@fireline/domain/device';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import type { importWords } from '../../lib/imports/words.ts';
import type { importRecordWords } from './words.ts';

type Keys = keyof typeof importWords | keyof typeof importRecordWords | keyof typeof deviceImportWords;

const column = (
  id: string,
  header: string,
  width: number,
  read: (record: ImportRecord) => string,
  more: Partial<Column<ImportRecord>> = {},
): Column<ImportRecord> => ({ id, header, width, text: read, cell: read, ...more });

const end = { align: 'end' } as const;

/** The columns of the imports. @spec DEV-26 */
export const importColumns = (
  t: Translate<Keys>,
  { number, dateTime, duration }: Pick<Format, 'number' | 'dateTime' | 'duration'>,
): readonly Column<ImportRecord>[] => [
  column('fileName', t('imports.file'), 220, ({ fileName }) => fileName),
  column('kind', t('imports.kind'), 100, ({ kind }) => t(`imports.kind.${kind}`)),
  {
    id: 'state',
    header: t('imports.state'),
    width: 190,
    ...stateCell<ImportRecord>(
      ({ state, failureRows, cancelledBy }) => {
        if (cancelledBy !== null) return 'cancelled';
        return state === 'finished' && failureRows > 0 ? 'failing' : state;
      },
      ({ state, rows, successRows, failureRows, cancelledBy }) => {
        if (cancelledBy !== null) return t('imports.cancelledBy', { name: cancelledBy });
        if (state === 'finished' && failureRows > 0) return t('imports.partly', { failed: number(failureRows) });
        return state === 'finished'
          ? t('device.import.state.finished')
          : t('imports.progress', {
              state: t('device.import.state.importing'),
              done: number(successRows + failureRows),
              rows: number(rows),
            });
      },
    ),
  },
  column('rows', t('imports.rows'), 80, ({ rows }) => number(rows), end),
  column('success', t('imports.success'), 100, ({ successRows }) => number(successRows), end),
  column('failure', t('imports.failure'), 80, ({ failureRows }) => number(failureRows), end),
  column('by', t('imports.by'), 120, ({ by }) => by),
  column('at', t('imports.at'), 170, ({ at }) => dateTime(at), { fileValue: ({ at }) => new Date(at) }),
  column('took', t('imports.took'), 100, ({ at, endedAt }) =>
    endedAt === null ? '' : duration(Date.parse(endedAt) - Date.parse(at)),
  ),
];
