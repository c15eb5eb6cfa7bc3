import type { Map as MapLibre } from 'maplibre-gl';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useFireline } from '../lib/index.ts';
import { type BaseMap, datumOf } from './baseMap.ts';
import { loadLibrary } from './configure.ts';
import { followNames } from './names.ts';
import { readPaint } from './paint.ts';
import { stageOf } from './stageOf.ts';
import { bareStyle, styleOf, withOwn } from './style.ts';
import { type MapView, widestView, zoomRange } from './view.ts';

export type MapState = 'loading' | 'ready' | 'failed' | 'noWebGl';

const canDraw = (): boolean => document.createElement('canvas').getContext('webgl2') !== null;

class NoWebGl extends Error {}

/** A map in that element, bare: north up, no tilt, keys and touch as maps have them, no control of its own. */
async function openMap(host: HTMLElement): Promise<MapLibre> {
  if (!canDraw()) throw new NoWebGl();
  const { Map: Library } = await loadLibrary();
  const map = new Library({
    container: host,
    style: bareStyle(readPaint(host)),
    center: [widestView.lng, widestView.lat],
    zoom: widestView.zoom,
    minZoom: zoomRange.min,
    maxZoom: zoomRange.max,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    maxPitch: 0,
    // names do not fade: what is there is read at once
    fadeDuration: 0,
    localIdeographFontFamily: getComputedStyle(host).fontFamily,
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  return map;
}

interface Opened {
  readonly state: MapState;
  readonly map?: MapLibre;
}

function useOpened(host: RefObject<HTMLElement | null>, attempt: number): readonly [Opened, (opened: Opened) => void] {
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  useEffect(() => {
    let map: MapLibre | undefined;
    let isOver = false;
    const element = host.current;
    if (!element) return undefined;
    openMap(element).then(
      (made) => {
        map = made;
        if (isOver) made.remove();
        else setOpened({ state: 'ready', map: made });
      },
      (error: unknown) => isOver || setOpened({ state: error instanceof NoWebGl ? 'noWebGl' : 'failed' }),
    );
    return () => {
      isOver = true;
      map?.remove();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt opens it anew
  }, [host, attempt]);
  return [opened, setOpened];
}

/** Gives the map its base, in the colours of the page, now and when either changes; answers whether that base could not be had. */
function useBase(map: MapLibre | undefined, base: BaseMap, attempt: number): boolean {
  const { theme, language } = useFireline();
  const [isMissing, setMissing] = useState(false);
  const key = JSON.stringify(base);
  useEffect(() => {
    if (!map) return undefined;
    let isOver = false;
    const paint = readPaint(map.getContainer());
    let stopNames: (() => void) | undefined;
    const wanted = JSON.parse(key) as BaseMap;
    const show = (style: ReturnType<typeof bareStyle>, missing: boolean): void => {
      if (isOver) return;
      map.setStyle(style, { transformStyle: withOwn });
      setMissing(missing);
      if (wanted.kind === 'offline' && !missing) stopNames = followNames(map, paint.fonts);
    };
    styleOf(wanted, paint).then(
      (style) => show(style, false),
      () => show(bareStyle(paint), true),
    );
    return () => {
      isOver = true;
      stopNames?.();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what a style is drawn in is read from the page, which follows theme and language
  }, [map, key, attempt, theme, language]);
  return isMissing;
}

/** Opens a map in the element and keeps it on that base. */
export function useMap(host: RefObject<HTMLElement | null>, base: BaseMap, start: MapView | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [{ state, map }, setOpened] = useOpened(host, attempt);
  const [baseAttempt, setBaseAttempt] = useState(0);
  const isBaseMissing = useBase(map, base, baseAttempt);
  const datum = datumOf(base);
  const staged = useMemo(() => map && stageOf(map, datum), [map, datum]);
  const [started, setStarted] = useState<MapLibre>();
  // before anything is drawn over it: the first picture is at the right place
  if (staged && map !== started) {
    setStarted(map);
    if (start) staged.stage.map.jumpTo({ center: staged.stage.shown(start.centre), zoom: start.zoom });
  }
  const retry = (): void => {
    // the place to draw in has to be there again before it is drawn in
    if (state === 'failed') setOpened({ state: 'loading' });
    setBaseAttempt((count) => count + 1);
    if (state === 'failed') setAttempt((count) => count + 1);
  };
  return { state, staged, isBaseMissing, retry };
}
