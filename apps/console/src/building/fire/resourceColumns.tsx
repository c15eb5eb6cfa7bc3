import type { FireResource } from '@fireline/api/building';
import { type buildingWords, resourceAmounts } from '@fireline/domain/building';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { StateMark } from '../../lib/list/StateMark.tsx';
import type { fireResourceWords } from './words.ts';

type Keys = keyof typeof fireResourceWords | keyof typeof buildingWords;
export type ResourceTranslate = Translate<Keys>;

/** The state with its mark; the words alone carry it. */
export function stateOf({ state }: Pick<FireResource, 'state'>, t: ResourceTranslate): ReactNode {
  return <StateMark state={state}>{t(`building.resource.${state}`)}</StateMark>;
}

/** Its capacity, flow or people, with their unit; empty where nobody knows. @spec BLD-05 */
export const amountOf = (
  { kind, amount }: Pick<FireResource, 'kind' | 'amount'>,
  t: ResourceTranslate,
  { number }: Pick<Format, 'number'>,
): string => (amount === null ? '' : t(`building.amount.${resourceAmounts[kind]}`, { amount: number(amount) }));

/** Whose it is: a place's, or the public's. */
export const placeOf = ({ placeId, placeName }: FireResource, t: ResourceTranslate): string =>
  placeId === null ? t('building.fire.public') : placeName;

/** The columns of fire resources of one kind. @spec BLD-05 */
export const resourceColumns = (
  kind: FireResource['kind'],
  t: ResourceTranslate,
  format: Pick<Format, 'number'>,
): readonly Column<FireResource>[] => [
  {
    id: 'name',
    header: t('building.fire.name'),
    width: 200,
    isHideable: false,
    isSortable: true,
    cell: ({ name }) => name,
  },
  {
    id: 'state',
    header: t('building.fire.state'),
    width: 144,
    text: ({ state }) => t(`building.resource.${state}`),
    cell: (row) => stateOf(row, t),
  },
  {
    id: 'amount',
    header: t(`building.fire.amount.${kind}`),
    width: 120,
    align: 'end',
    isSortable: true,
    text: (row) => amountOf(row, t, format),
    fileValue: ({ amount }) => amount,
    cell: (row) => amountOf(row, t, format),
  },
  { id: 'place', header: t('building.fire.place'), width: 170, cell: (row) => placeOf(row, t) },
  { id: 'address', header: t('building.fire.address'), width: 260, cell: ({ address }) => address },
  { id: 'contact', header: t('building.fire.contact'), width: 110, cell: ({ contact }) => contact },
  {
    id: 'phone',
    header: t('building.fire.phone'),
    width: 140,
    text: ({ phone }) => phone,
    hasControls: true,
    cell: ({ phone }) =>
      phone && (
        <Link href={`tel:${phone}`} isQuiet>
          {phone}
        </Link>
      ),
  },
  { id: 'remarks', header: t('building.fire.remarks'), width: 160, cell: ({ remarks }) => remarks },
];
