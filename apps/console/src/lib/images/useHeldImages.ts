import type { Call, Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { useEffect, useState } from 'react';

/** Fetches a picture of records of one kind. */
export type ImageCall = Call<{ readonly imageId: string }>;
/** The pictures of a form by its fields, as files in their order. */
export type HeldImages<Field extends string> = Readonly<Record<Field, readonly File[]>>;

/** Which picture of the gateway's a file is; a file that is not here has still to be sent. */
const sentAs = new WeakMap<File, string>();
export const imageIdOf = (file: File): string | undefined => sentAs.get(file);
export const noteImageId = (file: File, imageId: string): void => void sentAs.set(file, imageId);

async function fileOf(client: Client, call: ImageCall, imageId: string, signal: AbortSignal): Promise<File> {
  const { blob, filename } = await client.download(call, { imageId }, { signal });
  const file = new File([blob], filename, { type: blob.type });
  noteImageId(file, imageId);
  return file;
}

interface Fetched<Field extends string> {
  readonly of: string;
  readonly held?: HeldImages<Field>;
  readonly error?: unknown;
}

const entriesOf = <Field extends string, Value>(record: Readonly<Record<Field, Value>>) =>
  Object.entries(record) as [Field, Value][];
const recordOf = <Field extends string>(entries: readonly (readonly [Field, readonly File[]])[]) =>
  Object.fromEntries(entries) as HeldImages<Field>;

/**
 * The pictures that a record has, as files, so that they are put in order and taken out like new ones.
 * @param key names the record
 * @param ids as they were when the form was opened: what is polled meanwhile does not take back what is being entered
 * @spec BLD-03 SIT-08
 */
export function useHeldImages<Field extends string>(
  call: ImageCall,
  key: string,
  ids: Readonly<Record<Field, readonly string[]>>,
) {
  const { client } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched<Field>>();
  const [first] = useState(ids);
  const asked = `${attempt} ${key}`;
  const isEmpty = entriesOf(first).every(([, list]) => list.length === 0);
  useEffect(() => {
    if (isEmpty) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const keep = (next: Fetched<Field>): void => {
      if (!signal.aborted) setFetched(next);
    };
    const lists = entriesOf(first).map(
      async ([field, list]) =>
        [field, await Promise.all(list.map((imageId) => fileOf(client, call, imageId, signal)))] as const,
    );
    Promise.all(lists).then(
      (held) => keep({ of: asked, held: recordOf(held) }),
      (error: unknown) => keep({ of: asked, error }),
    );
    return () => controller.abort();
  }, [client, call, asked, first, isEmpty]);
  const [none] = useState(() => recordOf(entriesOf(first).map(([field]) => [field, []])));
  const mine = fetched?.of === asked ? fetched : undefined;
  return { held: isEmpty ? none : mine?.held, error: mine?.error, reload: () => setAttempt(attempt + 1) };
}
