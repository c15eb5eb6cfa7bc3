import '../lib/map/mapWorker.ts';
import { DeviceMap, type MapResource } from '@fireline/ui/DeviceMap';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useWords } from '@fireline/ui/lib';
import { HiddenHeading } from '../lib/list/ListScreen.styles.ts';
import { useBaseMap } from '../lib/map/useBaseMap.ts';
import { useMapView } from '../lib/map/useMapView.ts';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { viewWords } from '../lib/words.ts';

export interface OnMapProps {
  readonly label: string;
  readonly url: UrlQuery;
  readonly resources: readonly MapResource[];
  readonly isLoading: boolean;
  /** Why there are none, in the reader's words. */
  readonly failure: string | undefined;
  readonly onRetry: () => void;
  readonly onOpen: (choice: { readonly id: number }) => void;
}

const layers = ['resources'] as const;

/** Fire resources on the map, clustered; pressing one opens it. @spec BLD-05 SIT-11 */
export function OnMap({ label, url, resources, onOpen, ...rest }: OnMapProps) {
  const t = useWords(viewWords);
  const { base, isPending } = useBaseMap();
  const { view, moved } = useMapView(url);
  if (isPending) return <Skeleton shape="block" lines={10} />;
  return (
    <>
      <HiddenHeading>{t('view.map')}</HiddenHeading>
      <DeviceMap
        {...rest}
        label={label}
        base={base}
        resources={resources}
        layers={layers}
        {...(view ? { view } : {})}
        onViewChange={moved}
        onOpen={({ point }) => {
          if (point.layer === 'resources') onOpen({ id: point.item.id });
        }}
      />
    </>
  );
}
