import { useApi } from '@fireline/api/react';
import { sessionCalls } from '@fireline/api/session';
import { personalFields, type PersonalSubject } from '@fireline/domain/session';
import { Drawer } from '@fireline/ui/Drawer';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { CallFailed } from '../page/CallFailed.tsx';
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
  /** The form of the record, whole. */
  readonly children: (record: Row) => ReactNode;
}

/** Reads the values once for each revision of the record: every read is an entry in the user log. */
function useWhole<Row extends object>({ subject, id, record, merge = withValues }: WholeRecordProps<Row>) {
  const { client } = useApi();
  const [read, setRead] = useState<Read<Row>>({});
  const [tries, setTries] = useState(0);
  const { revision } = record as { readonly revision?: number };
  const asked = useRef('');
  useEffect(() => {
    const asking = [subject, id, revision, tries].join(' ');
    if (asked.current === asking) return;
    asked.current = asking;
    client.send(sessionCalls.showPersonal, { subject, id, fields: Object.keys(personalFields[subject]) }).then(
      ({ values }) => setRead({ row: merge(record, values) }),
      (error: unknown) => setRead((before) => ({ ...before, error })),
    );
  }, [client, subject, id, revision, record, merge, tries]);
  const retry = (): void => {
    setRead({});
    setTries(tries + 1);
  };
  return { ...read, retry };
}

/**
 * A record as its form needs it: with the values that lists answer masked. To open the form is the press that shows them; no mask gets into
 * a field.
 * @spec SES-07 SES-10
 */
export function WholeRecord<Row extends object>(props: WholeRecordProps<Row>) {
  const t = useWords(personalWords);
  const { row, error, retry } = useWhole(props);
  if (row !== undefined) return props.children(row);
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
