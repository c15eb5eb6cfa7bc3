import { type Device, deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceLifeWords, deviceWords } from '@fireline/domain/device';
import { displayView, pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { DataTable } from '@fireline/ui/DataTable';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Pagination } from '@fireline/ui/Pagination';
import { useFormat, useWords } from '@fireline/ui/lib';
import { LayoutGrid, List } from 'lucide-react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { ListExport } from '../../lib/list/ListExport.tsx';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { narrowedText, paramsOf } from '../../lib/list/filter.ts';
import { phoneWidth } from '../../lib/phoneWidth.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { usePaging } from '../../lib/list/usePaging.ts';
import { useHiddenColumns } from '../../lib/list/useHiddenColumns.ts';
import { useList } from '../../lib/list/useList.ts';
import { Switches } from '../../lib/list/ViewSwitch.styles.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { referenceOf, useFailureText } from '../../lib/page/failure.ts';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { usePreferences } from '../../lib/session/preferences.ts';
import { deviceColumns, levelOf } from '../list/columns.tsx';
import { deviceFilters, moreDeviceFilters, useDeviceNodes, worstFirst } from '../list/deviceFilters.tsx';
import { useRegister } from '../register/useRegister.tsx';
import { deviceScreenWords } from '../words.ts';
import { DeviceCards } from './DeviceCards.tsx';
import { Overview } from './Index.styles.ts';
import { TypeTiles } from './TypeTiles.tsx';
import { useFollowed } from './useFollowed.ts';
import { deviceIndexWords } from './words.ts';

const hiddenByDefault = ['imei', 'unit', 'partner', 'expires', 'address'];

/** Cards or a list: as the address says, or the reader's setting. @spec SHL-22 */
function useView(url: UrlQuery): 'cards' | 'list' {
  const { display } = usePreferences();
  const isPhone = useMedia(phoneWidth);
  const asked = url.get('view');
  if (asked === 'cards' || asked === 'list') return asked;
  if (isPhone) return 'cards';
  return displayView(display) === 0 ? 'list' : 'cards';
}

function ViewSwitch({ url, view }: { readonly url: UrlQuery; readonly view: 'cards' | 'list' }) {
  const t = useWords(deviceIndexWords);
  return (
    <Switches role="group" aria-label={t('deviceIndex.view')}>
      <Button
        icon={<LayoutGrid aria-hidden />}
        aria-pressed={view === 'cards'}
        onClick={() => url.set({ view: 'cards' })}
      >
        {t('deviceIndex.cards')}
      </Button>
      <Button icon={<List aria-hidden />} aria-pressed={view === 'list'} onClick={() => url.set({ view: 'list' })}>
        {t('deviceIndex.list')}
      </Button>
    </Switches>
  );
}

function useIndex() {
  const t = useWords(deviceScreenWords, deviceWords, deviceLifeWords, siteWords);
  const nodes = useDeviceNodes();
  const list = useList(deviceCalls.list, {
    filters: [...deviceFilters(t, useFormat(), undefined, nodes), ...moreDeviceFilters(t, nodes)],
    fixed: worstFirst,
  });
  const { deviceType: _type, sort: _sort, ...others } = list.query;
  // a tile for each type, whichever is chosen
  const counts = useCall(deviceCalls.statistics, others as SendOf<typeof deviceCalls.statistics>, {
    keepsPrevious: true,
    isPolling: true,
  });
  const rows = list.page.data?.rows ?? [];
  const refresh = (): void => {
    void list.page.refetch();
    void counts.refetch();
  };
  useFollowed(
    rows.map(({ deviceId }) => deviceId),
    refresh,
  );
  return { list, counts, rows, refresh };
}

/** The columns of the list of devices; the pages come in one order. */
function useColumns(): readonly Column<Device>[] {
  const t = useWords(deviceScreenWords, deviceWords, alarmWords, siteWords);
  const format = useFormat();
  return useMemo(
    () => deviceColumns(t, format).map(({ sortValue: _sort, ...column }) => ({ ...column, isSortable: false })),
    [t, format],
  );
}

/** Devices by type with how they are, then as cards or as a list, live; from here they are registered, moved and opened. @spec DEV-12 DEV-26 DEV-28 SHL-22 */
export function DeviceIndexScreen() {
  const t = useWords(deviceIndexWords, routeWords);
  const failureText = useFailureText();
  const [, navigate] = useLocation();
  const { list, counts, rows, refresh } = useIndex();
  const { url, page, filters, loadRows } = list;
  const view = useView(url);
  const { actions, drawers, ...bulk } = useRegister(list.query, refresh);
  const hidden = useHiddenColumns('deviceIndex', hiddenByDefault);
  const columns = useColumns();
  const { pageNo, pageSize, fitting, turn } = usePaging(url);
  const total = page.data?.total ?? 0;
  const params = filters.flatMap(paramsOf);
  const empty = { title: t('deviceIndex.empty'), hint: t('deviceIndex.empty.hint') };
  return (
    <Overview>
      <PageHeader
        title={t('shell.route.deviceIndex')}
        count={view === 'cards' ? page.data?.total : undefined}
        staleSinceMs={page.error && page.data ? page.dataUpdatedAt : null}
        actions={
          <>
            <ViewSwitch url={url} view={view} />
            {actions}
          </>
        }
      />
      <Loaded call={counts} action="query">
        {(data) => <TypeTiles data={data} url={url} />}
      </Loaded>
      {view === 'cards' ? (
        <>
          <ListFilters list={list} />
          <Loaded call={page} action="query">
            {() => (rows.length > 0 ? <DeviceCards devices={rows} /> : <EmptyState {...empty} />)}
          </Loaded>
          <Pagination
            total={total}
            page={pageNo}
            pageSize={pageSize}
            onPageChange={(next) => turn({ ...next, isFitting: fitting.isOn && next.pageSize === pageSize })}
          />
        </>
      ) : (
        <DataTable
          label={t('shell.route.deviceIndex')}
          rows={rows}
          columns={columns}
          getRowId={({ deviceId }) => deviceId}
          rowName={({ name }) => name}
          rowLevel={levelOf}
          queryKey={url.text}
          onRowOpen={({ row }) => navigate(pathTo('deviceDetail', { deviceId: row.deviceId }))}
          paging={{ page: pageNo, pageSize, total, fitting, onChange: turn }}
          isLoading={page.isPending || page.isPlaceholderData}
          failure={page.error ? failureText('query', page.error) : undefined}
          failureReference={referenceOf(page.error)}
          onRetry={() => void page.refetch()}
          empty={empty}
          isFiltered={params.some((param) => url.get(param) !== '')}
          onClearFilters={() => url.set(Object.fromEntries([...params, 'page'].map((param) => [param, ''])))}
          toolbar={<ListFilters list={list} />}
          renderTools={(table) => (
            <ListExport table={table} loadRows={loadRows} filterText={narrowedText(filters, url)} />
          )}
          {...bulk}
          {...hidden}
        />
      )}
      {drawers}
    </Overview>
  );
}
