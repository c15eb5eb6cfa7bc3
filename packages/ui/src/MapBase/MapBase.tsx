import { useMergeRefs } from '@floating-ui/react';
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { FailureState } from '../FailureState/index.ts';
import { Spinner } from '../lib/Spinner.tsx';
import { useWords } from '../lib/index.ts';
import { Furniture } from './Furniture.tsx';
import { Canvas, Coming, Crosshair, Instead, Note, Over, Root } from './MapBase.styles.ts';
import type { BaseMap } from './tiles/baseMap.ts';
import { type MapPress, MapStageContext } from './view/stage.ts';
import { useMap } from './view/useMap.ts';
import { usePresses } from './view/usePresses.ts';
import { useView } from './view/useView.ts';
import type { MapView } from './view/view.ts';
import { mapBaseWords } from './words.ts';

export interface MapBaseProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'role'> {
  /** What map this is. Default: 'Map'. */
  readonly label?: string;
  /** Default: the outlines that come with the package. */
  readonly base?: BaseMap;
  /** Where to look; the map goes there when this changes. */
  readonly view?: MapView;
  /** Where it begins. Default: all of China. */
  readonly defaultView?: MapView;
  /** When a move is over. */
  readonly onViewChange?: (change: { readonly value: MapView }) => void;
  /** The map was pressed where nothing else took it, or Enter was: then its middle is meant, which a cross shows. */
  readonly onPress?: (press: MapPress) => void;
  /** The same content as a list, shown in place of the map where it cannot be drawn. */
  readonly twin?: ReactNode;
  /** What lies over the map; drawn once the map is there, and reaches it by `useMapStage`. */
  readonly children?: ReactNode;
}

const unasked: BaseMap = { kind: 'offline' };

/**
 * A map to put things on: base map, zoom, scale, attribution and keys. Points are given and told in WGS 84, whatever the base map is drawn
 * in. Nothing is fetched unless the base map says so; in place of a base map that does not come stand the outlines, and the map says so.
 *
 * Use it to build a map of your own. For devices and alarms take `DeviceMap`. Do say the base map's true datum: a wrong one shifts
 * everything by half a kilometre.
 *
 * For those who hear it, the map is a region moved by arrow keys; give a `twin` that says the same as a list.
 * @spec SIT-11 N10 N23
 * @example <MapBase base={{ kind: 'raster', template, datum: 'GCJ02', attribution: '© 高德' }} onPress={({ at }) => drop(at)} />
 */
export function MapBase(props: MapBaseProps) {
  const t = useWords(mapBaseWords);
  const { label = t('MapBase.label'), base = unasked, view, defaultView, onViewChange, ...others } = props;
  const { onPress, twin, children, ref, ...rest } = others;
  const own = useRef<HTMLDivElement>(null);
  const root = useMergeRefs([own, ref]);
  const host = useRef<HTMLDivElement>(null);
  const { state, staged, standing, isComing, shownBase, retry } = useMap(host, base, view ?? defaultView);
  const stage = staged?.stage;
  useView(stage, view, onViewChange);
  usePresses(staged, onPress);
  useEffect(() => {
    const canvas = stage?.map.getCanvas();
    canvas?.setAttribute('aria-label', label);
    canvas?.setAttribute('aria-description', t('MapBase.keys'));
  }, [stage, label, t]);
  return (
    <Root
      aria-label={label}
      {...rest}
      ref={root}
      role="group"
      aria-busy={state === 'loading' || undefined}
      data-map={state}
    >
      {(state === 'loading' || state === 'ready') && (
        <Canvas key="canvas" ref={host} data-pressable={onPress ? '' : undefined} />
      )}
      {state === 'loading' && (
        <Instead data-state="loading">
          <EmptyState icon={<Spinner />} title={t('MapBase.loading')} style={{ margin: 'auto' }} />
        </Instead>
      )}
      {state === 'failed' && (
        <Instead>
          <FailureState title={t('MapBase.failed')} onRetry={retry} />
          {twin}
        </Instead>
      )}
      {state === 'noWebGl' && (
        <Instead>
          <EmptyState title={t('MapBase.noWebGl')}>
            {t(twin ? 'MapBase.noWebGlWhy' : 'MapBase.noWebGlAlone')}
          </EmptyState>
          {twin}
        </Instead>
      )}
      {stage && (
        <MapStageContext value={stage}>
          <Over>
            {children}
            {onPress && (
              <Crosshair viewBox="0 0 32 32" aria-hidden="true">
                <path d="M16 2v10M16 20v10M2 16h10M20 16h10" />
              </Crosshair>
            )}
            <Furniture base={shownBase} />
            {isComing && <Coming role="status">{t('MapBase.baseLoading')}</Coming>}
            {standing !== 'base' && (
              <Note role="status">
                <span>{t(standing === 'outlines' ? 'MapBase.outlines' : 'MapBase.baseFailed')}</span>
                <Button variant="quiet" onClick={retry}>
                  {t('MapBase.retry')}
                </Button>
              </Note>
            )}
          </Over>
        </MapStageContext>
      )}
    </Root>
  );
}
