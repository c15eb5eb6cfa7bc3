import type { Partner } from '@fireline/api/site';
import { partnerPowers } from '@fireline/domain/org';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { styled } from 'styled-components';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { personalCell } from '../../lib/personal/personalCell.tsx';
import type { partnerWords } from './words.ts';

type T = Translate<keyof typeof partnerWords>;

const Indented = styled.span<{ readonly $depth: number }>`
  padding-inline-start: calc(var(--fl-space-4) * ${({ $depth }) => $depth});
`;

/** Under whom a partner stands; whoever is above the reader's own is not named. @spec ORG-06 */
export const parentText = ({ parentName, isBelow }: Partner, t: T): string =>
  parentName || (isBelow ? t('partners.tenant') : '');

/** How much of what partners can do this one may do, what is withheld above it left out. @spec ORG-05 */
export function powersText({ powers, kept }: Pick<Partner, 'powers' | 'kept'>, t: T): string {
  const withheld = new Set(kept.map(({ power }) => power));
  const given = (powers ?? partnerPowers).filter((power) => !withheld.has(power)).length;
  const all = partnerPowers.length;
  return given === all ? t('partners.powers.all') : t('partners.powers.some', { given, all });
}

export const stateText = ({ isDisabled }: Partner, t: T): string =>
  t(isDisabled ? 'partners.state.disabled' : 'partners.state.active');

/** The columns of partners; those below others stand further in where the list is in the order of the tree. @spec ORG-05 */
export function partnerColumns(
  t: T,
  { number }: Pick<Format, 'number'>,
  /** How far from the left a partner stands. */
  indentOf: (partner: Partner) => number,
): readonly Column<Partner>[] {
  const count = (id: 'units' | 'places' | 'devices' | 'users'): Column<Partner> => ({
    id,
    header: t(`partners.${id}`),
    width: 80,
    align: 'end',
    isSortable: true,
    text: (partner) => partner[id],
    cell: (partner) => number(partner[id]),
  });
  return [
    {
      id: 'name',
      header: t('partners.name'),
      width: 200,
      isHideable: false,
      isSortable: true,
      text: ({ name }) => name,
      cell: (partner) => <Indented $depth={indentOf(partner)}>{partner.name}</Indented>,
    },
    {
      id: 'parent',
      header: t('partners.parent'),
      width: 150,
      cell: (partner) => parentText(partner, t),
    },
    { id: 'contact', header: t('partners.contact'), width: 100, cell: ({ contact }) => contact },
    {
      id: 'phone',
      header: t('partners.phone'),
      width: 170,
      ...personalCell<Partner>(({ partnerId, name, phone }) => ({
        subject: 'partner',
        id: partnerId,
        fields: ['phone'],
        values: [phone],
        label: t('partners.phone'),
        name,
      })),
    },
    count('units'),
    count('places'),
    count('devices'),
    count('users'),
    { id: 'powers', header: t('partners.powers'), width: 110, cell: (partner) => powersText(partner, t) },
    {
      id: 'state',
      header: t('partners.state'),
      width: 100,
      ...stateCell<Partner>(
        ({ isDisabled }) => (isDisabled ? 'disabled' : 'active'),
        (partner) => stateText(partner, t),
      ),
    },
    { id: 'address', header: t('partners.address'), width: 280, cell: ({ address }) => address },
  ];
}
