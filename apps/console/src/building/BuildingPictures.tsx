import { type BuildingOnRecord, buildingCalls } from '@fireline/api/building';
import { useApi } from '@fireline/api/react';
import { buildingImages } from '@fireline/domain/building';
import { Card } from '@fireline/ui/Card';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { useEffect, useState } from 'react';
import { Album } from './Building.styles.ts';
import { buildingFormWords } from './words.ts';
import { CallFailed } from '../lib/page/CallFailed.tsx';

interface Loaded {
  readonly url?: string;
  readonly error?: unknown;
}

/** One picture; it is fetched with the reader's token, which an address alone does not carry. */
function Picture({ imageId, label }: { readonly imageId: string; readonly label: string }) {
  const { client } = useApi();
  const [{ url, error }, setLoaded] = useState<Loaded>({});
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let made: string | undefined;
    client.download(buildingCalls.image, { imageId }, { signal }).then(
      ({ blob }) => {
        if (signal.aborted) return;
        made = URL.createObjectURL(blob);
        setLoaded({ url: made });
      },
      (failed: unknown) => {
        if (!signal.aborted) setLoaded({ error: failed });
      },
    );
    return () => {
      controller.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [client, imageId]);
  if (error !== undefined) return <CallFailed error={error} />;
  if (url === undefined) return <Skeleton shape="block" lines={4} />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img src={url} alt={label} />
    </a>
  );
}

/** The pictures of a building by their kind; a press opens one whole. @spec BLD-03 */
export function BuildingPictures({ record }: { readonly record: BuildingOnRecord }) {
  const t = useWords(buildingFormWords);
  if (buildingImages.every((field) => record[field].length === 0)) return null;
  return (
    <Card title={t('building.form.pictures')} headingLevel={2}>
      <Album>
        {buildingImages.flatMap((field) =>
          record[field].map((imageId, at) => (
            <figure key={imageId}>
              <Picture
                imageId={imageId}
                label={
                  record[field].length > 1 ? `${t(`building.form.${field}`)} ${at + 1}` : t(`building.form.${field}`)
                }
              />
              <figcaption>{t(`building.form.${field}`)}</figcaption>
            </figure>
          )),
        )}
      </Album>
    </Card>
  );
}
