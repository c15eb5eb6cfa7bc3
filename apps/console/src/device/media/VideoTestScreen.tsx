import { deviceCalls } from '@fireline/api/device';
import type { SendOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { deviceStatuses, deviceWords } from '@fireline/domain/device';
import { routeWords } from '@fireline/domain/shell';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Pagination } from '@fireline/ui/Pagination';
import { useWords } from '@fireline/ui/lib';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { useListQuery } from '../../lib/list/useList.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { CameraTile } from './CameraTile.tsx';
import { CloudOf } from './CloudOf.tsx';
import { Tiles } from './Media.styles.ts';
import { mediaWords } from './words.ts';

/** Pictures at once. Decision: of more than nine none is large enough, and each asks the gateway once a second. */
const layouts = [1, 4, 9] as const;
const usualLayout = 4;

function useCameras() {
  const t = useWords(mediaWords, deviceWords);
  const list = useListQuery<SendOf<typeof deviceCalls.list>>({
    filters: [
      { key: 'search', label: t('media.search') },
      {
        key: 'status',
        label: t('media.state'),
        any: t('media.anyState'),
        isList: true,
        choices: deviceStatuses.map((value) => ({ value, label: t(`device.status.${value}`) })),
      },
      {
        key: 'placeId',
        param: 'place',
        label: t('media.place'),
        any: t('media.anyPlace'),
        isList: true,
        ...useNodeFilter('place'),
      },
    ],
    fixed: { deviceType: ['camera'] },
  });
  const { url } = list;
  const tiles = layouts.find((layout) => String(layout) === url.get('tiles')) ?? usualLayout;
  const page = Math.max(1, Math.trunc(Number(url.get('page'))) || 1);
  const call = useCall(
    deviceCalls.list,
    { ...list.query, pageNo: page, pageSize: tiles },
    { keepsPrevious: true, isPolling: true },
  );
  return { list, url, tiles, page, call };
}

/** Cameras beside each other, one, four or nine at a time; each opens what it keeps and takes pictures. @spec DEV-19 DEV-20 SHL-10 */
export function VideoTestScreen() {
  const t = useWords(mediaWords, routeWords);
  const { list, url, tiles, page, call } = useCameras();
  const row = useOpenRow(url, 'camera');
  const opened = useCall(deviceCalls.detail, { deviceId: row.id ?? 0 }, { isEnabled: row.id !== undefined });
  return (
    <Page>
      <PageHeader
        title={t('shell.route.videoTest')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <ListFilters list={list} />
      <Loaded call={call} action="query">
        {({ rows, total }) =>
          total === 0 ? (
            <EmptyState title={t('media.cameras.search')} />
          ) : (
            <>
              <Tiles style={{ '--fl-tiles': Math.sqrt(tiles) }}>
                {rows.map((camera) => (
                  <CameraTile key={camera.deviceId} camera={camera} onOpen={() => row.open(camera.deviceId)} />
                ))}
              </Tiles>
              <Pagination
                total={total}
                page={page}
                pageSize={tiles}
                pageSizes={layouts}
                onPageChange={(next) => url.set({ page: String(next.page), tiles: String(next.pageSize) })}
              />
            </>
          )
        }
      </Loaded>
      {row.id !== undefined && (
        <Drawer isOpen isDismissable onClose={row.close} title={opened.data?.name ?? t('media.gallery')}>
          <Loaded call={opened} action="query">
            {(camera) => <CloudOf device={camera} />}
          </Loaded>
        </Drawer>
      )}
    </Page>
  );
}
