import type { RenewalDevice } from '@fireline/api/renewal';
import { type deviceWords, remainingDays } from '@fireline/domain/device';
import type { Day } from '@fireline/domain/lib';
import { expiryTag, type ExpiryFilter, type renewalWords } from '@fireline/domain/renewal';
import { pathTo } from '@fireline/domain/shell';
import type { tariffWords } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Link } from '@fireline/ui/Link';
import type { Format, Translate } from '@fireline/ui/lib';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { dayCell, shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { renewWords } from '../words.ts';

export type RenewT = Translate<
  keyof typeof renewWords | keyof typeof renewalWords | keyof typeof deviceWords | keyof typeof tariffWords
>;

/** What the end of a service looks like. */
const shapes = {
  expired: 'failed',
  today: 'overdue',
  within7: 'ending',
  within15: 'soon',
  within30: 'soon',
  started: 'inService',
  notStarted: 'notStarted',
} as const satisfies Readonly<Record<ExpiryFilter, StateName>>;

const tagOf = ({ isStarted, expiresOn }: RenewalDevice, today: Day): ExpiryFilter =>
  expiryTag({ startsOn: isStarted ? today : null, expiresOn }, today);

/** @param today by the gateway @spec REN-02 */
export const renewalColumns = (
  t: RenewT,
  format: Pick<Format, 'date' | 'dateTime' | 'money' | 'shortDateTime' | 'number'>,
  today: Day,
): readonly Column<RenewalDevice>[] => {
  const reasonText = ({ reason }: RenewalDevice): string =>
    reason === null ? t('renew.yes') : t(`renew.reason.${reason}`);
  return [
    { id: 'name', header: t('renew.name'), width: 180, isSortable: true, isHideable: false, cell: ({ name }) => name },
    {
      id: 'state',
      header: t('renew.state'),
      width: 130,
      ...stateCell<RenewalDevice>(
        (row) => shapes[tagOf(row, today)],
        (row) => t(`renewal.filter.${tagOf(row, today)}`),
      ),
    },
    {
      id: 'expiresOn',
      header: t('renew.expiresOn'),
      width: 110,
      isSortable: true,
      ...dayCell(({ expiresOn }: RenewalDevice) => expiresOn, format),
    },
    {
      id: 'left',
      header: t('renew.left'),
      width: 100,
      align: 'end',
      text: ({ expiresOn }) => (expiresOn === null ? '' : remainingDays(expiresOn, today)),
      cell: ({ expiresOn }) => {
        if (expiresOn === null) return '';
        const left = remainingDays(expiresOn, today);
        return left < 0 ? t('renew.overdue', { days: format.number(-left) }) : format.number(left);
      },
    },
    {
      id: 'renewable',
      header: t('renew.renewable'),
      width: 160,
      hasControls: true,
      text: reasonText,
      cell: (row) =>
        row.openOrderId === null ? (
          reasonText(row)
        ) : (
          <Link href={`${pathTo('payment')}?order=${row.openOrderId}`}>{reasonText(row)}</Link>
        ),
    },
    {
      id: 'yearCents',
      header: t('renew.yearCents'),
      width: 100,
      align: 'end',
      fileValue: ({ yearCents }) => (yearCents === null ? '' : yearCents / 100),
      cell: ({ yearCents }) => (yearCents === null ? '—' : format.money(yearCents)),
    },
    {
      id: 'type',
      header: t('renew.type'),
      width: 120,
      text: ({ deviceType }) => t(`device.type.${deviceType}`),
      cell: ({ deviceType }) => (
        <>
          <DeviceTypeIcon type={deviceType} isDecorative /> {t(`device.type.${deviceType}`)}
        </>
      ),
    },
    { id: 'mode', header: t('renew.mode'), width: 100, cell: ({ mode }) => t(`tariff.mode.${mode}`) },
    { id: 'partner', header: t('renew.partner'), width: 150, cell: ({ partnerName }) => partnerName },
    { id: 'unit', header: t('renew.unit'), width: 170, cell: ({ unitName }) => unitName },
    { id: 'place', header: t('renew.place'), width: 180, cell: ({ placeName }) => placeName },
    {
      id: 'activatedAt',
      header: t('renew.activatedAt'),
      ...shortTimeCell<RenewalDevice>((row) => row.activatedAt, format),
    },
    { id: 'imei', header: t('renew.imei'), width: 160, cell: ({ imei }) => imei },
  ];
};
