import { type Building, buildingCalls } from '@fireline/api/building';
import type { Client } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { buildingImages } from '@fireline/domain/building';
import { useEffect, useState } from 'react';
import type { HeldImages } from './buildingFormSchema.ts';

/** Which picture of the gateway's a file is; a file that is not here has still to be sent. */
const sentAs = new WeakMap<File, string>();
export const imageIdOf = (file: File): string | undefined => sentAs.get(file);
export const noteImageId = (file: File, imageId: string): void => void sentAs.set(file, imageId);

async function fileOf(client: Client, imageId: string, signal: AbortSignal): Promise<File> {
  const { blob, filename } = await client.download(buildingCalls.image, { imageId }, { signal });
  const file = new File([blob], filename, { type: blob.type });
  noteImageId(file, imageId);
  return file;
}

const none: HeldImages = { images: [], evacuationDiagrams: [], exitPlans: [] };

async function filesOf(client: Client, { record }: Building, signal: AbortSignal): Promise<HeldImages> {
  const lists = await Promise.all(
    buildingImages.map(async (field) => {
      const ids = record?.[field] ?? [];
      return [field, await Promise.all(ids.map((imageId) => fileOf(client, imageId, signal)))] as const;
    }),
  );
  return { ...none, ...Object.fromEntries(lists) };
}

interface Fetched {
  readonly of: string;
  readonly held?: HeldImages;
  readonly error?: unknown;
}

/** The pictures that a building has, as files, so that they are put in order and taken out like new ones. @spec BLD-03 */
export function useHeldImages(building: Building | undefined) {
  const { client } = useApi();
  const [attempt, setAttempt] = useState(0);
  const [fetched, setFetched] = useState<Fetched>();
  const key = `${attempt} ${building?.buildingId ?? 'new'}`;
  useEffect(() => {
    if (!building) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const keep = (next: Fetched): void => {
      if (!signal.aborted) setFetched(next);
    };
    filesOf(client, building, signal).then(
      (held) => keep({ of: key, held }),
      (error: unknown) => keep({ of: key, error }),
    );
    return () => controller.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the building as it was when its form was opened: what is polled meanwhile does not take back what is being entered
  }, [client, key]);
  const mine = fetched?.of === key ? fetched : undefined;
  return { held: building ? mine?.held : none, error: mine?.error, reload: () => setAttempt(attempt + 1) };
}
