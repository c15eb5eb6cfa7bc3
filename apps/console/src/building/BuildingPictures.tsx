import { type BuildingOnRecord, buildingCalls } from '@fireline/api/building';
import { buildingImages } from '@fireline/domain/building';
import { Card } from '@fireline/ui/Card';
import { useWords } from '@fireline/ui/lib';
import { buildingFormWords } from './words.ts';
import { Album, Picture } from '../lib/images/Picture.tsx';

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
                call={buildingCalls.image}
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
