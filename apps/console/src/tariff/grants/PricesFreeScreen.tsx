import { useCall } from '@fireline/api/react';
import { type DeviceGrant, tariffCalls } from '@fireline/api/tariff';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page, Stack, Tools } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useMay } from '../../lib/session/useMay.ts';
import { usePriceLevel } from '../prices/usePriceLevel.ts';
import { GrantCard } from './GrantCard.tsx';
import { GrantForm } from './GrantForm.tsx';
import { GrantHistory } from './GrantHistory.tsx';
import { grantWords } from './words.ts';

type T = Translate<keyof typeof grantWords>;
const card = { marks: [], facts: ['at', 'freeMonths', 'sms', 'voice'] };

const countColumn = (
  id: 'freeMonths' | 'sms' | 'voice',
  header: string,
  { number }: Pick<Format, 'number'>,
): Column<DeviceGrant> => ({
  id,
  header,
  width: 130,
  align: 'end',
  text: (row) => number(row[id]),
  fileValue: (row) => row[id],
  cell: (row) => number(row[id]),
});

const grantColumns = (
  t: T,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<DeviceGrant>[] => [
  {
    id: 'at',
    header: t('grant.at'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<DeviceGrant>((row) => row.at, format),
  },
  { id: 'device', header: t('grant.device'), width: 200, cell: ({ deviceName }) => deviceName },
  { id: 'imei', header: t('grant.imei'), width: 160, cell: ({ imei }) => imei },
  countColumn('freeMonths', t('grant.freeMonths'), format),
  countColumn('sms', t('grant.sms'), format),
  countColumn('voice', t('grant.voice'), format),
  { id: 'by', header: t('grant.by'), width: 130, cell: ({ by }) => by },
];

/** What one device got, with the ways to the device and to what moved its balance. */
function GivenDrawer({ given, onClose }: { readonly given: DeviceGrant; readonly onClose: () => void }) {
  const t = useWords(grantWords);
  const { dateTime, number } = useFormat();
  const may = useMay();
  const { deviceId, deviceName, imei, isRemoved, freeMonths, sms, voice, at, by } = given;
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={deviceName}>
      <Stack>
        <DescriptionList
          items={[
            { term: t('grant.imei'), detail: imei },
            { term: t('grant.at'), detail: dateTime(at) },
            { term: t('grant.by'), detail: by },
            { term: t('grant.freeMonths'), detail: number(freeMonths) },
            { term: t('grant.sms'), detail: number(sms) },
            { term: t('grant.voice'), detail: number(voice) },
          ]}
        />
        {isRemoved && <p>{t('grant.removed')}</p>}
        <Tools>
          {!isRemoved && <Link href={pathTo('deviceDetail', { deviceId })}>{t('grant.toDevice')}</Link>}
          {may(tariffCalls.unitRecords) && (
            <Link href={`${pathTo('resourceTransactions')}?device=${deviceId}`}>{t('grant.toUnits')}</Link>
          )}
        </Tools>
      </Stack>
    </Drawer>
  );
}

function Grants({ title }: { readonly title: string }) {
  const t = useWords(grantWords);
  const format = useFormat();
  const may = useMay();
  const call = useCall(tariffCalls.registrationGrant, {});
  const [opened, setOpened] = useState<'form' | 'history'>();
  const list = useList(tariffCalls.deviceGrants, {
    filters: [
      { key: 'search', label: t('grant.search') },
      { key: 'from', label: t('grant.at'), isPeriod: true },
    ],
    sorts: ['at'],
    sort: '-at',
  });
  const row = useOpenRow(list.url);
  const columns = useMemo(() => grantColumns(t, format), [t, format]);
  const given = list.page.data?.rows.find(({ deviceGrantId }) => deviceGrantId === row.id);
  const totals = list.page.data?.totals;
  const reload = (): void => void call.refetch();
  const close = (): void => setOpened(undefined);
  return (
    <ListPage<DeviceGrant>
      name="pricesFree"
      title={title}
      list={list}
      columns={columns}
      card={card}
      getRowId={({ deviceGrantId }) => deviceGrantId}
      rowName={({ deviceName }) => deviceName}
      lead={
        <Stack>
          <Loaded call={call} action="query" lines={3}>
            {(grants) => <GrantCard grants={grants} onWithdrawn={reload} />}
          </Loaded>
          {totals && <p>{t('grant.totals', { sms: format.number(totals.sms), voice: format.number(totals.voice) })}</p>}
        </Stack>
      }
      empty={{ title: t('grant.empty'), hint: t('grant.emptyHint') }}
      onOpen={({ deviceGrantId }) => row.open(deviceGrantId)}
      actions={
        call.data && (
          <>
            <Button onClick={() => setOpened('history')}>{t('grant.history')}</Button>
            {may(tariffCalls.saveGrant) && (
              <Button variant="primary" onClick={() => setOpened('form')}>
                {t('grant.set')}
              </Button>
            )}
          </>
        )
      }
    >
      {given && <GivenDrawer given={given} onClose={row.close} />}
      {call.data && opened === 'history' && <GrantHistory entries={call.data.entries} onClose={close} />}
      {call.data && opened === 'form' && (
        <GrantForm grants={call.data} onReload={reload} onClose={close} onSaved={reload} />
      )}
    </ListPage>
  );
}

/**
 * What devices of a tenant get for nothing when they are registered, and which got it; the tenant sets it, partners look.
 * @spec TAR-04 TAR-08
 */
export function PricesFreeScreen() {
  const t = useWords(grantWords, routeWords);
  const level = usePriceLevel();
  const title = t('shell.route.pricesFree');
  if (level !== 'operator') return <Grants title={title} />;
  return (
    <Page>
      <PageHeader title={title} />
      <EmptyState
        title={t('grant.notTenant')}
        actions={<Link href={pathTo('pricesPlatform')}>{t('shell.route.pricesPlatform')}</Link>}
      >
        {t('grant.notTenantHint')}
      </EmptyState>
    </Page>
  );
}
