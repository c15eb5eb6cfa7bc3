import { sessionCalls } from '@fireline/api/session';
import { fieldWord, shownFields } from '@fireline/domain/record';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat } from '@fireline/ui/lib';
import { RecordHistory } from '../history/RecordHistory.tsx';
import { ActsDrawer } from '../page/ActsDrawer.tsx';
import { Stack } from '../page/Page.styles.ts';
import { useMay } from '../session/useMay.ts';
import { type AnyRow, type ConsoleRecord, idOf, nameOf, shownWord, valueIn } from './consoleRecord.ts';
import { CountLink, valueText } from './recordColumns.tsx';
import { useChangeFacts } from './useChangeFacts.ts';
import { useCountPaths } from './useCountPaths.ts';
import { useRecordWords } from './useRecordWords.ts';

/** What is done to a record from its drawer. */
export type RecordAct = 'modify' | 'delete';

export interface RecordDrawerProps {
  readonly of: ConsoleRecord;
  readonly row: AnyRow;
  readonly onAct: (act: RecordAct) => void;
  readonly onClose: () => void;
}

/** One record: its fields, what is counted of it, who made and changed it, its history. @spec SHL-30 SES-10 */
export function RecordDrawer({ of, row, onAct, onClose }: RecordDrawerProps) {
  const t = useRecordWords(of);
  const { number } = useFormat();
  const may = useMay();
  const changeFacts = useChangeFacts();
  const paths = useCountPaths(of);
  const { record, calls } = of;
  const facts = shownFields(record).flatMap((shown) => {
    if (shown.name === record.named) return [];
    const text = valueText(shown, row, t);
    const detail =
      shown.field.kind === 'address' && text !== '' ? (
        <Link href={text} isExternal>
          {t('record.open', { name: t(shownWord(of, shown)) })}
        </Link>
      ) : (
        text || '—'
      );
    return [{ term: t(shownWord(of, shown)), detail }];
  });
  const counted = (record.counts ?? []).map((count) => {
    const value = Number(valueIn(row, count));
    return {
      term: t(fieldWord(record, count)),
      detail: <CountLink count={value} text={number(value)} path={paths[count]?.(idOf(of, row))} />,
    };
  });
  /** A choice by its word; one of an older version as it was stored. */
  const wordOf = (name: string, value: unknown): string | undefined => {
    const field = record.fields[name];
    return field?.kind === 'choice' && field.choices.includes(String(value))
      ? t(`${field.words}.${String(value)}`)
      : undefined;
  };
  return (
    <ActsDrawer
      title={nameOf(of, row)}
      acts={['modify', 'delete']}
      calls={{ modify: calls.change, delete: calls.delete }}
      labelOf={(act) => t(`record.${act}`)}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList layout="rows" items={[...facts, ...counted, ...changeFacts(row)]} />
        {may(sessionCalls.userLog) && (
          <RecordHistory kind={record.name} id={idOf(of, row)} record={row} wordOf={wordOf} />
        )}
      </Stack>
    </ActsDrawer>
  );
}
