import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { personalFields, type PersonalSubject } from '@fireline/domain/session';
import { Drawer } from '@fireline/ui/Drawer';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { CallFailed } from '../page/CallFailed.tsx';
import { useTellFailure } from '../page/useTellFailure.ts';
import { personalWords } from './words.ts';

type Values = Readonly<Record<string, readonly string[]>>;

/** The record with its personal values whole, each where its mask stood. */
const withValues = <Row extends object>(row: Row, values: Values): Row => ({
  ...row,
  ...Object.fromEntries(
    Object.entries(values).map(([field, of]) => [field, Array.isArray(row[field as keyof Row]) ? of : (of[0] ?? '')]),
  ),
});

interface Read<Row> {
  readonly row?: Row;
  readonly error?: unknown;
}

export interface WholeRecordProps<Row> {
  readonly subject: PersonalSubject;
  readonly id: number;
  /** As a list or a page got it, masked. */
  readonly record: Row;
  /** Puts the values where they stand in the record. Default: under their own names. */
  readonly merge?: (row: Row, values: Values) => Row;
  readonly title: string;
  readonly onClose: () => void;
  /** Reads the record again. */
  readonly onReload?: () => void;
  /** The form of the record, whole, with what reads it again as a whole. */
  readonly children: (record: Row, reload: () => void) => ReactNode;
}

/** Reads the values when the form opens, and when the reader asks for what somebody else saved: every read is an entry in the user log. */
function useWhole<Row extends object>({ subject, id, record, merge = withValues, onReload }: WholeRecordProps<Row>) {
  const { client } = useApi();
  const tellFailure = useTellFailure();
  const [read, setRead] = useState<Read<Row>>({});
  const [isWanted, setWanted] = useState(true);
  const asked = useRef('');
  const { revision } = record as { readonly revision?: number };
  const fail = useEffectEvent((error: unknown): void => {
    asked.current = '';
    setWanted(false);
    if (read.row !== undefined && error instanceof CallError) tellFailure('query', error);
    setRead({ ...read, error });
  });
  useEffect(() => {
    const asking = [subject, id, revision].join(' ');
    if (!isWanted || asked.current === asking) return;
    asked.current = asking;
    client.send(sessionCalls.showPersonal, { subject, id, fields: Object.keys(personalFields[subject]) }).then(
      ({ values }) => {
        setWanted(false);
        setRead({ row: merge(record, values) });
      },
      (error: unknown) => fail(error),
    );
  }, [client, subject, id, revision, record, merge, isWanted]);
  const retry = (): void => {
    setRead({});
    setWanted(true);
  };
  const reload = (): void => {
    setWanted(true);
    onReload?.();
  };
  return { ...read, retry, reload };
}

/**
 * A record as its form needs it: with the values that lists answer masked. To open the form is the press that shows them; no mask gets into
 * a field.
 * @spec SES-07 SES-10
 */
export function WholeRecord<Row extends object>(props: WholeRecordProps<Row>) {
  const t = useWords(personalWords);
  const { row, error, retry, reload } = useWhole(props);
  if (row !== undefined) return props.children(row, reload);
  return (
    <Drawer isOpen isDismissable onClose={props.onClose} title={props.title}>
      {error === undefined ? (
        <Skeleton lines={8} />
      ) : (
        <CallFailed error={error} title={t('personal.failed')} onRetry={retry} />
      )}
    </Drawer>
  );
}
