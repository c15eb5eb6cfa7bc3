import { financeCalls, type Merchant } from '@fireline/api/finance';
import { financeSplitWords } from '@fireline/domain/finance';
import { routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { useMemo, useState } from 'react';
import { RecordHistory } from '../../lib/history/RecordHistory.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { ActsDrawer } from '../../lib/page/ActsDrawer.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { splitPageWords } from '../splits/words.ts';
import { MerchantForm } from './MerchantForm.tsx';
import { PayAccessForm } from './PayAccessForm.tsx';
import { ResumeMerchant, StopMerchant } from './StopMerchant.tsx';

type T = Translate<keyof typeof splitPageWords | keyof typeof financeSplitWords>;
type Act = 'change' | 'stop' | 'resume';
const calls = {
  change: financeCalls.changeMerchant,
  stop: financeCalls.stopMerchant,
  resume: financeCalls.resumeMerchant,
};
const labels = { change: 'splits.change', stop: 'merchant.stop', resume: 'merchant.resume' } as const;
const hiddenByDefault = ['fullName', 'enterpriseId'];

const stateOf = ({ stoppedAt, isReceivingEnabled }: Merchant) =>
  stoppedAt ? 'stopped' : isReceivingEnabled ? 'works' : 'off';
const stateText = (row: Merchant, t: T): string =>
  row.stoppedAt
    ? t('merchant.state.stopped', { reason: row.stopReason ?? '' })
    : t(row.isReceivingEnabled ? 'merchant.state.works' : 'merchant.state.notReceiving');
const percent = (value: number | null): string => (value === null ? '—' : `${value}%`);

const merchantColumns = (t: T, { number }: Pick<Format, 'number'>): readonly Column<Merchant>[] => [
  {
    id: 'name',
    header: t('splits.name'),
    width: 180,
    isHideable: false,
    cell: ({ name, isDefault }) => (isDefault ? `${name} ★` : name),
  },
  {
    id: 'state',
    header: t('splits.state'),
    width: 180,
    ...stateCell<Merchant>(stateOf, (row) => stateText(row, t)),
  },
  { id: 'number', header: t('merchant.number'), width: 140, cell: ({ number: no }) => no },
  { id: 'type', header: t('splits.type'), width: 120, cell: ({ type }) => t(`finance.merchant.type.${type}`) },
  {
    id: 'isSplitEnabled',
    header: t('merchant.isSplitEnabled'),
    width: 100,
    cell: ({ isSplitEnabled }) => t(isSplitEnabled ? 'splits.yes' : 'splits.no'),
  },
  {
    id: 'maxSplitRatio',
    header: t('merchant.maxSplitRatio'),
    width: 130,
    align: 'end',
    cell: ({ maxSplitRatio }) => percent(maxSplitRatio),
  },
  {
    id: 'openOrders',
    header: t('merchant.openOrders'),
    width: 110,
    align: 'end',
    cell: ({ openOrders }) => number(openOrders),
  },
  { id: 'tenant', header: t('merchant.tenant'), width: 160, cell: ({ tenantName }) => tenantName },
  { id: 'fullName', header: t('merchant.fullName'), width: 220, cell: ({ fullName }) => fullName },
  { id: 'enterpriseId', header: t('merchant.enterpriseId'), width: 130, cell: ({ enterpriseId }) => enterpriseId },
];

function MerchantDrawer({
  merchant,
  onAct,
  onClose,
}: {
  readonly merchant: Merchant;
  readonly onAct: (act: Act) => void;
  readonly onClose: () => void;
}) {
  const t = useWords(splitPageWords, financeSplitWords);
  const { number, dateTime } = useFormat();
  const acts: readonly Act[] = merchant.isOwn ? ['change', merchant.stoppedAt ? 'resume' : 'stop'] : [];
  return (
    <ActsDrawer
      title={merchant.name}
      acts={acts}
      calls={calls}
      labelOf={(act) => t(labels[act])}
      variantOf={(act) => (act === 'stop' ? 'danger' : 'secondary')}
      onAct={onAct}
      onClose={onClose}
    >
      <Stack>
        <DescriptionList
          items={[
            { term: t('splits.state'), detail: stateText(merchant, t) },
            { term: t('merchant.fullName'), detail: merchant.fullName },
            { term: t('splits.type'), detail: t(`finance.merchant.type.${merchant.type}`) },
            { term: t('merchant.number'), detail: merchant.number },
            { term: t('merchant.enterpriseId'), detail: merchant.enterpriseId },
            { term: t('merchant.tenant'), detail: merchant.tenantName },
            { term: t('merchant.isDefault'), detail: t(merchant.isDefault ? 'splits.yes' : 'splits.no') },
            {
              term: t('merchant.isReceivingEnabled'),
              detail: t(merchant.isReceivingEnabled ? 'splits.yes' : 'splits.no'),
            },
            { term: t('merchant.isSplitEnabled'), detail: t(merchant.isSplitEnabled ? 'splits.yes' : 'splits.no') },
            { term: t('merchant.maxSplitRatio'), detail: percent(merchant.maxSplitRatio) },
            { term: t('merchant.openOrders'), detail: number(merchant.openOrders) },
            { term: t('merchant.waitingSplits'), detail: number(merchant.waitingSplits) },
            { term: t('splits.changedBy'), detail: `${merchant.changedBy} · ${dateTime(merchant.changedAt)}` },
          ]}
        />
        {merchant.isOwn && <RecordHistory kind="merchant" id={merchant.merchantId} record={merchant} />}
      </Stack>
    </ActsDrawer>
  );
}

/** Who takes money, and whether splits of it go out. @spec FIN-02 FIN-13 */
export function MerchantsScreen() {
  const t = useWords(splitPageWords, financeSplitWords, routeWords);
  const format = useFormat();
  const list = useList(financeCalls.merchants, { filters: [{ key: 'search', label: t('merchant.search') }] });
  const columns = useMemo(() => merchantColumns(t, format), [t, format]);
  const may = useMay();
  const [doing, setDoing] = useState<Act | 'create' | 'access'>();
  const row = useOpenRow(list.url);
  const merchant = list.page.data?.rows.find(({ merchantId }) => merchantId === row.id);
  const close = (): void => setDoing(undefined);
  const reload = (): void => void list.page.refetch();
  const done = (): void => {
    close();
    reload();
  };
  const create = may(financeCalls.createMerchant) && (
    <Button icon={<Plus aria-hidden />} onClick={() => setDoing('create')}>
      {t('merchant.create')}
    </Button>
  );
  return (
    <ListPage
      name="merchants"
      title={t('shell.route.merchants')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ merchantId }) => merchantId}
      rowName={({ name }) => name}
      empty={{ title: t('merchant.empty'), hint: t('merchant.emptyHint'), ...(create ? { action: create } : {}) }}
      onOpen={({ merchantId }) => row.open(merchantId)}
      actions={
        <Tools>
          {may(financeCalls.savePayAccess) && (
            <Button variant="secondary" onClick={() => setDoing('access')}>
              {t('merchant.access')}
            </Button>
          )}
          {create}
        </Tools>
      }
    >
      {merchant && !doing && <MerchantDrawer merchant={merchant} onAct={setDoing} onClose={row.close} />}
      {(doing === 'create' || (merchant && doing === 'change')) && (
        <MerchantForm
          merchant={doing === 'create' ? undefined : merchant}
          onClose={close}
          onReload={reload}
          onSaved={done}
        />
      )}
      {merchant && doing === 'stop' && <StopMerchant merchant={merchant} onClose={close} onDone={done} />}
      {merchant && doing === 'resume' && <ResumeMerchant merchant={merchant} onClose={close} onDone={done} />}
      {doing === 'access' && <PayAccessForm onClose={close} />}
    </ListPage>
  );
}
