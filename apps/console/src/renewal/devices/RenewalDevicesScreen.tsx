import { type RenewalDevice, renewalCalls } from '@fireline/api/renewal';
import { deviceTypeNames, deviceWords } from '@fireline/domain/device';
import { dayAt } from '@fireline/domain/lib';
import { dueExpiries, renewalDevices, renewalWords } from '@fireline/domain/renewal';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { type BulkContext, isSelected } from '@fireline/ui/DataTable';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { renewWords } from '../words.ts';
import { ChosenBar } from './ChosenBar.tsx';
import { ExpiryTabs, expiryOf } from './ExpiryTabs.tsx';
import { GiveDays } from './GiveDays.tsx';
import { RenewDrawer } from './RenewDrawer.tsx';
import { renewalColumns } from './renewalColumns.tsx';

const hiddenByDefault = ['imei', 'mode', 'unit', 'partner', 'activatedAt'];
const card = { marks: ['state'], facts: ['expiresOn', 'yearCents', 'renewable'] };

function useDevices() {
  const t = useWords(renewWords, deviceWords);
  const expiry = expiryOf(useUrlQuery());
  return useList(renewalCalls.devices, {
    filters: [
      { key: 'search', label: t('renew.search') },
      {
        key: 'deviceType',
        param: 'type',
        label: t('renew.type'),
        any: t('renew.anyType'),
        isList: true,
        choices: deviceTypeNames.map((value) => ({
          value,
          label: t(`device.type.${value}`),
          icon: <DeviceTypeIcon type={value} isDecorative />,
        })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('renew.partner'),
        any: t('renew.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
    ],
    ...(expiry && { fixed: { expiry } }),
    sorts: ['expiresOn', 'name'],
    sort: 'expiresOn',
  });
}

/** The rows of every page that was shown: what is chosen may stand on several. */
function useSeen(rows: readonly RenewalDevice[] | undefined): ReadonlyMap<number, RenewalDevice> {
  const [seen, setSeen] = useState<ReadonlyMap<number, RenewalDevice>>(new Map());
  const [last, setLast] = useState<typeof rows>();
  if (rows && rows !== last) {
    setLast(rows);
    setSeen(new Map([...seen, ...rows.map((row) => [row.deviceId, row] as const)]));
  }
  return seen;
}

/** Devices by the end of their service; those that are chosen are renewed together. @spec REN-01 REN-02 */
export function RenewalDevicesScreen() {
  const t = useWords(renewWords, renewalWords, deviceWords, tariffWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const tellFailure = useTellFailure();
  const list = useDevices();
  const { data } = list.page;
  const here = dayAt(useNow(60_000));
  const today = data?.today ?? here;
  const columns = useMemo(() => renewalColumns(t, format, today), [t, format, today]);
  const seen = useSeen(data?.rows);
  const [renewing, setRenewing] = useState<readonly RenewalDevice[]>();
  const seenOf = ({ selection }: BulkContext): readonly RenewalDevice[] =>
    selection.mode === 'some'
      ? [...selection.ids].flatMap((id) => seen.get(Number(id)) ?? [])
      : (data?.rows ?? []).filter(({ deviceId }) => isSelected(selection, deviceId));
  const [giving, setGiving] = useState<readonly RenewalDevice[]>();
  const may = useMay();
  const mayGive = may(renewalCalls.giveDays);
  const isDue = data !== undefined && dueExpiries.some((name) => data.counts[name] > 0);
  const withChosen = async (selected: BulkContext, use: (devices: readonly RenewalDevice[]) => void): Promise<void> => {
    const known = seenOf(selected);
    if (known.length === selected.count || selected.count > renewalDevices.max) return use(known);
    try {
      const { signal } = new AbortController();
      const all = await list.loadRows({ signal, onProgress: () => {} });
      use(all.filter(({ deviceId }) => isSelected(selected.selection, deviceId)));
    } catch (error) {
      tellFailure('query', error);
    }
  };
  return (
    <ListPage
      name="renewalDevices"
      card={card}
      title={t('shell.route.renewalDevices')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      lead={<ExpiryTabs url={list.url} counts={data?.counts} />}
      columns={columns}
      actions={
        isDue &&
        may({ who: ['renewAndPay:pay'] }) && (
          <Button variant="primary" onClick={() => navigate(pathTo('renewAndPay'))}>
            {t('renew.due')}
          </Button>
        )
      }
      getRowId={({ deviceId }) => deviceId}
      rowName={({ name }) => name}
      selectFor={[renewalCalls.order]}
      renderBulkActions={(selected) => (
        <ChosenBar
          count={selected.count}
          devices={seenOf(selected)}
          onRenew={() => void withChosen(selected, setRenewing)}
          onGive={mayGive ? () => void withChosen(selected, setGiving) : undefined}
        />
      )}
      empty={{ title: t('renew.empty'), hint: t('renew.empty.hint') }}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
    >
      {renewing && <RenewDrawer devices={renewing} onClose={() => setRenewing(undefined)} />}
      {giving && (
        <GiveDays devices={giving} onClose={() => setGiving(undefined)} onDone={() => void list.page.refetch()} />
      )}
    </ListPage>
  );
}
