import { deviceCalls } from '@fireline/api/device';
import type { ReplyOf } from '@fireline/api/lib';
import { countedDeeds, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { periodOf } from '../../lib/list/filter.ts';
import { usePaging } from '../../lib/list/usePaging.ts';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { referenceOf, useFailureText } from '../../lib/page/failure.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { statisticsWords } from './words.ts';

type Deed = ReplyOf<typeof deviceCalls.lifeDeeds>['rows'][number];
type T = Translate<keyof typeof statisticsWords | keyof typeof deviceWords>;

const deedWord = { activate: 'analysis.activated', remove: 'analysis.removed' } as const;

const columnsOf = (t: T, format: Format): readonly Column<Deed>[] => [
  { id: 'at', header: t('analysis.lives.at'), ...timeCell<Deed>(({ at }) => at, format) },
  { id: 'event', header: t('analysis.lives.event'), width: 110, cell: ({ event }) => t(deedWord[event]) },
  {
    id: 'name',
    header: t('analysis.worst.device'),
    width: 200,
    isHideable: false,
    text: ({ name }) => name,
    // a removed one has no page
    cell: ({ deviceId, name, isRemoved }) =>
      isRemoved ? name : <Link href={pathTo('deviceDetail', { deviceId })}>{name}</Link>,
  },
  { id: 'imei', header: t('analysis.lives.imei'), width: 160, cell: ({ imei }) => imei },
  {
    id: 'type',
    header: t('analysis.lives.type'),
    width: 130,
    cell: ({ deviceType }) => t(`device.type.${deviceType}`),
  },
  { id: 'place', header: t('analysis.worst.place'), width: 200, cell: ({ placeName }) => placeName },
];

export interface LifeDeedsProps {
  /** What the page is narrowed to. */
  readonly nodes: {
    readonly partnerId?: readonly number[] | undefined;
    readonly unitId?: readonly number[] | undefined;
    readonly placeId?: readonly number[] | undefined;
  };
}

/** What a figure of the analysis counts as activated or removed, while the address asks for it by `lives`, `from` and `to`. @spec DEV-14 */
export function LifeDeeds({ nodes }: LifeDeedsProps) {
  const t = useWords(statisticsWords, deviceWords);
  const format = useFormat();
  const failureText = useFailureText();
  const url = useUrlQuery();
  const event = countedDeeds.find((one) => one === url.get('lives'));
  const { from = '', to = '' } = periodOf(url);
  const isOpen = url.get('lives') !== '' && from !== '' && to !== '';
  const { page, loadRows } = useList(deviceCalls.lifeDeeds, {
    fixed: { ...nodes, from, to, ...(event && { event: [event] }) },
    isEnabled: isOpen,
  });
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const { pageNo, pageSize, fitting, turn } = usePaging(url);
  if (!isOpen) return null;
  const what = t(`analysis.lives.${event ?? 'all'}`);
  const total = page.data?.total;
  return (
    <Drawer
      isOpen
      isDismissable
      size="large"
      title={total === undefined ? what : t('analysis.lives.titled', { what, count: format.number(total) })}
      onClose={() => url.set({ lives: '', from: '', to: '', page: '', size: '' })}
    >
      <DataTable
        label={what}
        rows={page.data?.rows ?? []}
        columns={columns}
        getRowId={({ lifeId }) => lifeId}
        rowName={({ name }) => name}
        queryKey={url.text}
        paging={{ page: pageNo, pageSize, total: total ?? 0, fitting, onChange: turn }}
        isLoading={page.isPending || page.isPlaceholderData}
        failure={page.error ? failureText('query', page.error) : undefined}
        failureReference={referenceOf(page.error)}
        onRetry={() => void page.refetch()}
        empty={{ title: t('analysis.lives.none') }}
        renderTools={(table) => (
          <TableExport table={table} loadRows={loadRows} filterText={`${url.get('from')} – ${url.get('to')}`} />
        )}
      />
    </Drawer>
  );
}
