import { type RechargeRow, renewalCalls } from '@fireline/api/renewal';
import { financeWords, type OrderLineKind, orderLineKinds, paymentMethods } from '@fireline/domain/finance';
import { rechargeResults, type RechargeResult, renewalWords } from '@fireline/domain/renewal';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { isMetered, isStorage, tariffWords } from '@fireline/domain/tariff';
import { Banner } from '@fireline/ui/Banner';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { renewWords } from '../words.ts';
import { startStopWords } from './words.ts';

type T = Translate<
  keyof typeof startStopWords | keyof typeof renewalWords | keyof typeof financeWords | keyof typeof tariffWords
>;
const card = { marks: ['result'], facts: ['amountCents', 'what', 'quantity', 'at'] };
const hiddenByDefault = ['kind', 'by'];
const shapes = {
  success: 'completed',
  failed: 'failed',
  pending: 'pending',
} as const satisfies Readonly<Record<RechargeResult, StateName>>;

/** What a row says in words. */
const textsIn = (t: T, { number }: Pick<Format, 'number'>) => {
  const left = ({ kind, resource }: RechargeRow, count: number | null): string => {
    if (count === null) return '';
    const unit = resource === 'voice' ? 'recharge.calls' : 'recharge.units';
    return t(kind === 'package' ? unit : 'recharge.days', { count: number(count) });
  };
  return {
    what: ({ resource }: RechargeRow): string => {
      if (isMetered(resource)) return t(`tariff.resource.${resource}`);
      return isStorage(resource) ? t(`tariff.storage.${resource}`) : t(`tariff.mode.${resource}`);
    },
    /** Service that was not delivered has years or months, and no days yet. */
    quantity: (row: RechargeRow): string =>
      row.kind !== 'package' && row.after === null
        ? t(row.kind === 'storage' ? 'recharge.months' : 'recharge.years', { count: number(row.quantity) })
        : left(row, row.quantity),
    left,
    method: ({ method }: RechargeRow): string => (method === null ? '' : t(`finance.method.${method}`)),
    result: ({ result, isMisfit }: RechargeRow): string =>
      isMisfit ? t('recharge.misfit') : t(`renewal.recharge.result.${result}`),
  };
};

const rechargeColumns = (t: T, format: Format): readonly Column<RechargeRow>[] => {
  const texts = textsIn(t, format);
  return [
    {
      id: 'at',
      header: t('serviceLog.at'),
      isSortable: true,
      isHideable: false,
      ...shortTimeCell<RechargeRow>((row) => row.at, format),
    },
    { id: 'orderNo', header: t('recharge.order'), width: 200, cell: ({ orderNo }) => orderNo },
    {
      id: 'result',
      header: t('recharge.result'),
      width: 100,
      ...stateCell<RechargeRow>(({ result, isMisfit }) => (isMisfit ? 'failed' : shapes[result]), texts.result),
    },
    { id: 'kind', header: t('recharge.kind'), width: 130, cell: ({ kind }) => t(`recharge.kind.${kind}`) },
    { id: 'what', header: t('recharge.what'), width: 100, cell: texts.what },
    {
      id: 'holder',
      header: t('recharge.holder'),
      width: 160,
      text: ({ holderName, placeName }) => nameOverText({ name: holderName, below: placeName }),
      cell: ({ holderName, placeName }) => <NameOver name={holderName} below={placeName} />,
    },
    {
      id: 'quantity',
      header: t('recharge.quantity'),
      width: 90,
      align: 'end',
      fileValue: ({ quantity }) => quantity,
      cell: texts.quantity,
    },
    {
      id: 'before',
      header: t('recharge.before'),
      width: 90,
      align: 'end',
      fileValue: ({ before }) => before ?? '',
      cell: (row) => texts.left(row, row.before),
    },
    {
      id: 'after',
      header: t('recharge.after'),
      width: 90,
      align: 'end',
      fileValue: ({ after }) => after ?? '',
      cell: (row) => texts.left(row, row.after),
    },
    {
      id: 'amountCents',
      header: t('recharge.amount'),
      width: 90,
      align: 'end',
      isSortable: true,
      cell: ({ amountCents }) => format.money(amountCents),
    },
    { id: 'method', header: t('recharge.method'), width: 100, cell: texts.method },
    { id: 'by', header: t('serviceLog.by'), width: 130, cell: ({ by }) => by },
  ];
};

/** What brings service to devices. */
const deviceKinds = ['renewal', 'opening', 'storage'] as const satisfies readonly OrderLineKind[];

function usePurchases(kinds: readonly OrderLineKind[]) {
  const t = useWords(startStopWords, renewalWords, financeWords);
  const url = useUrlQuery();
  const isNarrowed = kinds.length < orderLineKinds.length && url.get('kind') === '';
  return useList(renewalCalls.recharges, {
    filters: [
      { key: 'search', label: t('recharge.search') },
      {
        key: 'kind',
        label: t('recharge.kind'),
        any: t('recharge.anyKind'),
        isList: true,
        choices: kinds.map((value) => ({ value, label: t(`recharge.kind.${value}`) })),
      },
      {
        key: 'result',
        label: t('recharge.result'),
        any: t('recharge.anyResult'),
        isList: true,
        choices: rechargeResults.map((value) => ({ value, label: t(`renewal.recharge.result.${value}`) })),
      },
      {
        key: 'method',
        label: t('recharge.method'),
        any: t('recharge.anyMethod'),
        isList: true,
        choices: paymentMethods.map((value) => ({ value, label: t(`finance.method.${value}`) })),
      },
      { key: 'from', label: t('serviceLog.period'), isPeriod: true },
    ],
    ...(isNarrowed && { fixed: { kind: [...kinds] } }),
    sorts: ['at', 'amountCents'],
    sort: '-at',
  });
}

interface PurchasesProps {
  readonly name: 'rechargeLog' | 'deviceOrder';
  readonly kinds: readonly OrderLineKind[];
  readonly actions?: ReactNode;
}

function Purchases({ name, kinds, actions }: PurchasesProps) {
  const t = useWords(startStopWords, renewalWords, financeWords, tariffWords, routeWords);
  const format = useFormat();
  const list = usePurchases(kinds);
  const row = useOpenRow(list.url);
  const columns = useMemo(() => rechargeColumns(t, format), [t, format]);
  const texts = textsIn(t, format);
  const { data } = list.page;
  const line = data?.rows.find(({ lineId }) => lineId === row.id);
  return (
    <ListPage
      name={name}
      card={card}
      title={t(`shell.route.${name}`)}
      actions={actions}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ lineId }) => lineId}
      rowName={({ orderNo, holderName }) => `${orderNo} ${holderName}`}
      lead={
        data && (
          <p>
            {t('recharge.totals', {
              count: format.number(data.totals.paid),
              amount: format.money(data.totals.paidCents),
            })}
          </p>
        )
      }
      empty={{ title: t('recharge.empty'), hint: t('recharge.empty.hint') }}
      onOpen={({ lineId }) => row.open(lineId)}
    >
      {line && (
        <Drawer isOpen isDismissable onClose={row.close} title={line.orderNo}>
          <Stack>
            {line.isMisfit && <Banner tone="danger" title={t('recharge.misfit')} />}
            <DescriptionList
              items={[
                { term: t('serviceLog.at'), detail: format.dateTime(line.at) },
                { term: t('recharge.what'), detail: texts.what(line) },
                { term: t('recharge.holder'), detail: line.holderName },
                { term: t('recharge.quantity'), detail: texts.quantity(line) },
                { term: t('recharge.before'), detail: texts.left(line, line.before) },
                { term: t('recharge.after'), detail: texts.left(line, line.after) },
                { term: t('recharge.amount'), detail: format.money(line.amountCents) },
                { term: t('recharge.method'), detail: texts.method(line) },
                { term: t('recharge.result'), detail: t(`renewal.recharge.result.${line.result}`) },
                { term: t('serviceLog.by'), detail: line.by },
              ]}
            />
            <Tools>
              <Link href={`${pathTo('payment')}?order=${line.orderId}`}>{t('serviceLog.toOrder')}</Link>
              {line.deviceId !== null && (
                <Link href={pathTo('deviceDetail', { deviceId: line.deviceId })}>{t('serviceLog.toDevice')}</Link>
              )}
            </Tools>
          </Stack>
        </Drawer>
      )}
    </ListPage>
  );
}

/** What was bought, how it was paid, and what was left before and after. @spec REN-04 */
export const RechargeLogScreen = () => <Purchases name="rechargeLog" kinds={orderLineKinds} />;

/** What was ordered for the service of devices, device by device, with the way to renew more. @spec REN-04 SHL-06 */
export function DeviceOrderScreen() {
  const t = useWords(renewWords);
  const mayRenew = useMay()({ who: ['renewalDevices:view'] });
  return (
    <Purchases
      name="deviceOrder"
      kinds={deviceKinds}
      actions={mayRenew && <Link href={pathTo('renewalDevices')}>{t('renew.bar.renew')}</Link>}
    />
  );
}
