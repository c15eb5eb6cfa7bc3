import type { UpgradePackage } from '@fireline/api/device';
import { sizeText } from '@fireline/domain/lib';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { UpgradeKeys } from './upgradeText.ts';

export const typesText = ({ deviceTypes }: Pick<UpgradePackage, 'deviceTypes'>, t: Translate<UpgradeKeys>): string =>
  deviceTypes.map((type) => t(`device.type.${type}`)).join(', ');

/** The columns of upgrade packages. @spec DEV-18 */
export function packageColumns(
  t: Translate<UpgradeKeys>,
  format: Pick<Format, 'date' | 'dateTime' | 'number'>,
): readonly Column<UpgradePackage>[] {
  const { date, number } = format;
  const count = (id: 'current' | 'older' | 'unknown'): Column<UpgradePackage> => ({
    id,
    header: t(`upgrade.${id}`),
    width: 120,
    align: 'end',
    fileValue: (row) => row[id],
    text: (row) => number(row[id]),
    cell: (row) => number(row[id]),
  });
  return [
    { id: 'packageId', header: t('upgrade.id'), width: 70, align: 'end', cell: ({ packageId }) => packageId },
    {
      id: 'name',
      header: t('upgrade.name'),
      width: 200,
      isHideable: false,
      isSortable: true,
      cell: ({ name }) => name,
    },
    { id: 'version', header: t('upgrade.version'), width: 100, isSortable: true, cell: ({ version }) => version },
    {
      id: 'sizeBytes',
      header: t('upgrade.size'),
      width: 100,
      align: 'end',
      isSortable: true,
      fileValue: ({ sizeBytes }) => sizeBytes,
      text: ({ sizeBytes }) => sizeText(sizeBytes),
      cell: ({ sizeBytes }) => sizeText(sizeBytes),
    },
    {
      id: 'releasedOn',
      header: t('upgrade.releasedOn'),
      width: 120,
      isSortable: true,
      text: ({ releasedOn }) => date(releasedOn),
      cell: ({ releasedOn }) => <time dateTime={releasedOn}>{date(releasedOn)}</time>,
    },
    {
      id: 'deviceTypes',
      header: t('upgrade.types'),
      width: 180,
      text: (row) => typesText(row, t),
      cell: (row) => typesText(row, t),
    },
    count('current'),
    count('older'),
    count('unknown'),
    { id: 'remarks', header: t('upgrade.remarks'), width: 240, cell: ({ remarks }) => remarks },
    { id: 'uploadedBy', header: t('upgrade.uploadedBy'), width: 130, cell: ({ uploadedBy }) => uploadedBy },
    {
      id: 'uploadedAt',
      header: t('upgrade.uploadedAt'),
      isSortable: true,
      ...timeCell<UpgradePackage>(({ uploadedAt }) => uploadedAt, format),
    },
  ];
}
