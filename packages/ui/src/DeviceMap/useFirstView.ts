import { type Wgs84, pointZoom, wgs84 } from '@fireline/domain/site';
import { useEffect, useEffectEvent, useRef } from 'react';
import { type MapStage, useMapStage } from '../MapBase/index.ts';
import type { Spots } from './points.ts';

function* pointsOf({ size, lng, lat }: Spots): Generator<Wgs84> {
  for (let at = 0; at < size; at += 1) yield wgs84(lng[at] as number, lat[at] as number);
}

export interface FirstViewOptions {
  /** Nobody says where to look. */
  readonly isFree: boolean;
  readonly isLoading: boolean;
  readonly fit: MapStage['fit'];
}

/** Shows all there is as soon as there is something, unless the reader has gone somewhere first. @spec SIT-11 */
export function useFirstView(spots: Spots, { isFree, isLoading, fit }: FirstViewOptions): void {
  const { map } = useMapStage();
  const isDone = useRef(false);
  useEffect(() => {
    const listening = map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) isDone.current = true;
    });
    return () => listening.unsubscribe();
  }, [map]);
  const begin = useEffectEvent(({ lng }: Spots): void => {
    if (isDone.current || !lng.some(Number.isFinite)) return;
    isDone.current = true;
    if (isFree) fit(pointsOf(spots), { maxZoom: pointZoom, isInstant: true });
  });
  useEffect(() => {
    if (!isLoading) begin(spots);
  }, [spots, isLoading]);
}
