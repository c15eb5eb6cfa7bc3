import type { DeviceKey } from '@fireline/api/device';
import type { deviceKeyWords } from '@fireline/domain/device';
import type { Column } from '@fireline/ui/DataTable';
import type { Format, Translate } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { timeCell } from '../../lib/list/timeCell.tsx';
import type { keyScreenWords } from './words.ts';

export type KeyTranslate = Translate<keyof typeof keyScreenWords | keyof typeof deviceKeyWords>;

export const scopesText = ({ scopes }: DeviceKey, t: KeyTranslate): string =>
  scopes.map((scope) => t(`device.key.scope.${scope}`)).join(', ');
export const stateText = ({ revokedAt }: DeviceKey, t: KeyTranslate): string =>
  t(revokedAt === null ? 'keys.state.valid' : 'keys.state.revoked');

/** The columns of device keys. */
export function keyColumns(t: KeyTranslate, format: Pick<Format, 'dateTime'>): readonly Column<DeviceKey>[] {
  return [
    { id: 'name', header: t('keys.name'), width: 200, isHideable: false, isSortable: true, cell: ({ name }) => name },
    { id: 'kind', header: t('keys.kind'), width: 160, cell: ({ kind }) => t(`device.key.kind.${kind}`) },
    {
      id: 'state',
      header: t('keys.state'),
      width: 100,
      ...stateCell<DeviceKey>(
        ({ revokedAt }) => (revokedAt === null ? 'valid' : 'revoked'),
        (key) => stateText(key, t),
      ),
    },
    { id: 'scopes', header: t('keys.scopes'), width: 240, cell: (key) => scopesText(key, t) },
    {
      id: 'lastUsedAt',
      header: t('keys.lastUsedAt'),
      isSortable: true,
      ...timeCell<DeviceKey>(({ lastUsedAt }) => lastUsedAt, format, t('keys.never')),
    },
    { id: 'address', header: t('keys.address'), width: 150, cell: ({ address }) => address?.toString() ?? '' },
    { id: 'imei', header: t('keys.imei'), width: 170, cell: ({ imei }) => imei ?? '' },
    {
      id: 'createdAt',
      header: t('keys.createdAt'),
      isSortable: true,
      ...timeCell<DeviceKey>(({ createdAt }) => createdAt, format),
    },
    {
      id: 'createdBy',
      header: t('keys.createdBy'),
      width: 140,
      cell: ({ createdBy }) => createdBy || t('keys.byInstallation'),
    },
  ];
}
