import { type Device, deviceCalls } from '@fireline/api/device';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceWords, type ExpiryTerm, expiryTerms, remainingDays } from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Link } from '@fireline/ui/Link';
import { useMay } from '../../lib/session/useMay.ts';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { dayCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { deviceColumns, levelOf } from '../list/columns.tsx';
import { deviceFilters } from '../list/deviceFilters.tsx';
import { deviceScreenWords } from '../words.ts';
import { ExpiryLinks } from './ExpiryLinks.tsx';
import { RemindNow } from './RemindNow.tsx';
import { expiryWords } from './words.ts';

const hiddenByDefault = ['imei', 'unit', 'address', 'type', 'alarm', 'signals', 'battery', 'reading', 'building'];
const sorts = {
  name: 'name',
  imei: 'imei',
  type: 'deviceType',
  status: 'status',
  expires: 'expiresOn',
  place: 'placeName',
} as const;
const isSorted = (id: string): boolean => Object.keys(sorts).includes(id);

function useExpiring(term: ExpiryTerm) {
  const t = useWords(deviceScreenWords, deviceWords, deviceLifeWords);
  const nodes = { partner: useNodeFilter('partner'), place: useNodeFilter('place') };
  const filters = deviceFilters(t, useFormat(), undefined, nodes);
  return useList(deviceCalls.list, {
    // the list begins with the longest term, so that this is what stands where nothing is chosen
    filters: filters.flatMap((filter) =>
      filter.key !== 'expiry'
        ? filter
        : term === 'expired'
          ? []
          : {
              ...filter,
              any: t(`device.expiry.${term}`),
              choices: filter.choices.filter(({ value }) => value !== term && value !== 'expired'),
            },
    ),
    fixed: { expiry: term },
    sorts,
    sort: term === 'expired' ? '-expires' : 'expires',
  });
}

function useColumns(isOver: boolean): readonly Column<Device>[] {
  const t = useWords(expiryWords, deviceScreenWords, deviceWords, alarmWords, siteWords);
  const format = useFormat();
  const today = dayAt(useNow(60_000));
  return useMemo(() => {
    const days = ({ expiresOn }: Device) => (expiresOn ? Math.abs(remainingDays(expiresOn, today)) : 0);
    const left: Column<Device> = {
      id: 'left',
      header: t(isOver ? 'expiry.over' : 'expiry.left'),
      width: 110,
      align: 'end',
      text: days,
      cell: (device) => format.number(days(device)),
    };
    const reminded: Column<Device> = {
      id: 'reminded',
      header: t('expiry.reminded'),
      width: 120,
      ...dayCell(({ remindedOn }: Device) => remindedOn ?? null, format),
    };
    const remind: Column<Device> = {
      id: 'remind',
      header: t('expiry.actions'),
      width: 130,
      hasControls: true,
      isExportable: false,
      cell: (device) => <RemindNow device={device} />,
    };
    const columns = deviceColumns(t, format).map(({ sortValue, ...column }) => ({
      ...column,
      isSortable: sortValue !== undefined && isSorted(column.id),
    }));
    const [name, ...rest] = columns.filter(({ id }) => id !== 'expires');
    const ends = columns.filter(({ id }) => id === 'expires');
    return [...(name ? [name] : []), ...ends, left, reminded, remind, ...rest];
  }, [t, format, today, isOver]);
}

function ExpiryScreen({
  name,
  term,
}: {
  readonly name: 'deviceExpireTip' | 'deviceExpired';
  readonly term: ExpiryTerm;
}) {
  const t = useWords(expiryWords, routeWords);
  const [, navigate] = useLocation();
  const list = useExpiring(term);
  const columns = useColumns(term === 'expired');
  const mayRenew = useMay()({ who: ['renewalDevices:view'] });
  const chosen = expiryTerms.find((one) => one === list.url.get('expiry'));
  return (
    <ListPage
      name={name}
      title={t(`shell.route.${name}`)}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowName={(device) => device.name}
      rowLevel={levelOf}
      empty={{ title: t(term === 'expired' ? 'expiry.none.over' : 'expiry.none') }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
      actions={
        <>
          <ExpiryLinks query={list.query} shown={term === 'expired' ? term : (chosen ?? term)} />
          {mayRenew && (
            <Link href={`${pathTo('renewalDevices')}?expiry=${term === 'expired' ? 'expired' : 'within30'}`}>
              {t('expiry.renew')}
            </Link>
          )}
        </>
      }
    />
  );
}

/** Devices whose service ends within 30 days, or sooner as the address says. @spec DEV-14 SHL-06 */
export const ExpireTipScreen = () => <ExpiryScreen name="deviceExpireTip" term="in30" />;
/** Devices whose service is over, and whether they go on reporting. @spec DEV-14 DEV-03 SHL-06 */
export const ExpiredScreen = () => <ExpiryScreen name="deviceExpired" term="expired" />;
