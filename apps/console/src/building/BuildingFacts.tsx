import type { Building } from '@fireline/api/building';
import { buildingWords, requiredSelections } from '@fireline/domain/building';
import { Card } from '@fireline/ui/Card';
import { type Description, DescriptionList } from '@fireline/ui/DescriptionList';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { PersonalValue } from '../lib/personal/PersonalValue.tsx';
import { Stack } from '../lib/page/Page.styles.ts';
import { Note } from './Building.styles.ts';
import { BuildingPictures } from './BuildingPictures.tsx';
import { buildingFormWords, buildingScreenWords } from './words.ts';

const counted = ['safetyExits', 'fireElevators', 'evacuationStairs'] as const;

function useRecordFacts({ buildingId, name, record }: Building): readonly Description[] {
  const t = useWords(buildingFormWords, buildingWords);
  const { number } = useFormat();
  if (!record) return [];
  const measured = (value: number | undefined, key: 'building.form.metres' | 'building.form.squareMetres') =>
    value === undefined ? '' : t(key, { value: number(value) });
  const { phone, bimLink } = record;
  return [
    { term: t('building.form.number'), detail: record.number },
    ...requiredSelections.map((name) => ({
      term: t(`building.${name}`),
      // the words of a building name every choice of every selection
      detail: t(`building.choice.${name}.${record[name]}` as keyof typeof buildingWords),
    })),
    { term: t('building.form.heightM'), detail: measured(record.heightM, 'building.form.metres') },
    { term: t('building.form.areaM2'), detail: measured(record.areaM2, 'building.form.squareMetres') },
    ...counted.map((name) => ({
      term: t(`building.form.${name}`),
      detail: record[name] === undefined ? '' : number(record[name]),
    })),
    { term: t('building.form.responsible'), detail: record.responsible },
    {
      term: t('building.form.phone'),
      detail: phone && (
        <PersonalValue
          subject="building"
          id={buildingId}
          fields={['phone']}
          values={[phone]}
          label={t('building.form.phone')}
          name={name}
        />
      ),
    },
    {
      term: t('building.form.bimLink'),
      detail: bimLink && (
        <Link href={bimLink} isExternal>
          {t('building.form.openBim')}
        </Link>
      ),
    },
    { term: t('building.form.remarks'), detail: record.remarks },
  ];
}

/** What is on record of a building, and its pictures. @spec BLD-01 BLD-03 */
export function BuildingFacts({ building }: { readonly building: Building }) {
  const t = useWords(buildingScreenWords, buildingFormWords);
  const { placeName, address, floorsAbove, floorsUnder, record } = building;
  const known = useRecordFacts(building);
  return (
    <Stack>
      <Card title={t('building.detail.facts')} headingLevel={2}>
        <DescriptionList
          items={[
            { term: t('building.list.place'), detail: placeName },
            { term: t('building.list.address'), detail: address },
            {
              term: t('building.list.floors'),
              detail: t('building.list.floorsOf', { above: floorsAbove, under: floorsUnder }),
            },
            ...known,
          ]}
        />
        {!record && <Note>{t('building.form.notOnRecord')}</Note>}
      </Card>
      {record && <BuildingPictures record={record} />}
    </Stack>
  );
}
