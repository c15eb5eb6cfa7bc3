import type { ErrorEvent, Map as MapLibre, StyleSpecification } from 'maplibre-gl';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useFireline } from '../../lib/index.ts';
import { type BaseMap, datumOf } from '../tiles/baseMap.ts';
import { loadLibrary } from '../tiles/library.ts';
import { followNames } from '../names.ts';
import { followNear } from './near.ts';
import { readPaint } from '../tiles/paint.ts';
import type { MapStage } from './stage.ts';
import { stageOf } from './stageOf.ts';
import { bareStyle, styleOf, withOwn } from '../tiles/style.ts';
import { watchTiles } from '../tiles/watchTiles.ts';
import { type MapView, widestView, zoomRange } from './view.ts';

export type MapState = 'loading' | 'ready' | 'failed' | 'noWebGl';

/** What was tried is given back at once: a page has some sixteen of them, and each further one takes the oldest map's. */
function canDraw(): boolean {
  const tried = document.createElement('canvas').getContext('webgl2');
  tried?.getExtension('WEBGL_lose_context')?.loseContext();
  return tried !== null;
}

/** What is under everything: the base map that was asked for, the outlines in its place, or nothing. */
export type Standing = 'base' | 'outlines' | 'bare';
const offline: BaseMap = { kind: 'offline' };

class NoWebGl extends Error {}

/** The map library reports a worker that does not start like any other error; without one it draws nothing. */
function onWorkerFailure(map: MapLibre, fail: () => void): void {
  map.on('error', (event: ErrorEvent & { readonly sourceId?: string }) => {
    // the parts of a base map have their own watch
    if (event.sourceId !== undefined) return;
    console.error(event.error);
    if (/worker/i.test(event.error.message)) fail();
  });
}

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
    // it has no name, in any language, until the stage gives it one
    locale: { 'Map.Title': '' },
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
        if (isOver) {
          made.remove();
          return;
        }
        map = made;
        onWorkerFailure(made, () => {
          if (map !== made) return;
          map = undefined;
          made.remove();
          setOpened({ state: 'failed' });
        });
        setOpened({ state: 'ready', map: made });
      },
      (error: unknown) => {
        const isNoWebGl = error instanceof NoWebGl;
        if (!isNoWebGl) console.error(error);
        if (!isOver) setOpened({ state: isNoWebGl ? 'noWebGl' : 'failed' });
      },
    );
    return () => {
      isOver = true;
      map?.remove();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt opens it anew
  }, [host, attempt]);
  return [opened, setOpened];
}

interface Base {
  readonly standing: Standing;
  /** Nothing of it is drawn yet. */
  readonly isComing: boolean;
}

/** Gives the map its base, in the colours of the page, now and when either changes; returns what it stands on. */
function useBase(map: MapLibre | undefined, base: BaseMap, attempt: number): Base {
  const { theme, language } = useFireline();
  const [standing, setStanding] = useState<Standing>('base');
  const key = JSON.stringify(base);
  const [drawn, setDrawn] = useState<string>();
  const came = useRef('');
  useEffect(() => {
    if (!map) return undefined;
    let isOver = false;
    const stops: (() => void)[] = [];
    const paint = readPaint(map.getContainer());
    const wanted = JSON.parse(key) as BaseMap;
    const show = (style: StyleSpecification, on: Standing): void => {
      if (isOver) return;
      map.setStyle(style, { transformStyle: withOwn });
      setStanding(on);
      if (on !== 'base') setDrawn(key);
      if (on === 'outlines' || (on === 'base' && wanted.kind === 'offline'))
        stops.push(followNames(map, paint.fonts, language), followNear(map, paint.fonts, language));
    };
    const bare = (): void => show(bareStyle(paint), 'bare');
    const fallBack = (): void => {
      styleOf(offline, paint).then((style) => show(style, 'outlines'), bare);
    };
    const arrive = (): void => {
      came.current = key;
      setDrawn(key);
    };
    const begin = (style: StyleSpecification): void => {
      if (isOver) return;
      // in other colours it is the same map, whose parts are there already
      const found = { onTile: () => arrive(), onNone: fallBack };
      if (came.current !== key) stops.push(watchTiles(map, style, found));
      show(style, 'base');
      // a base without parts, such as a single picture
      const { unsubscribe } = map.on('idle', () => setDrawn(key));
      stops.push(unsubscribe);
    };
    styleOf(wanted, paint).then(begin, (error: unknown) => {
      // it may be a package that is missing, which no reader can mend
      if (wanted.kind === 'pmtiles') console.error(error);
      if (wanted.kind === 'offline') bare();
      else fallBack();
    });
    return () => {
      isOver = true;
      for (const stop of stops) stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what a style is drawn in is read from the page, which follows theme and language
  }, [map, key, attempt, theme, language]);
  return { standing, isComing: drawn !== key };
}

/** Where one looks stays where it is when the next base map has another datum. */
function useSamePlace(stage: MapStage | undefined): void {
  const before = useRef(stage);
  // before anything is shown at the wrong place
  useLayoutEffect(() => {
    const was = before.current;
    before.current = stage;
    if (!stage || !was || was.map !== stage.map || was.datum === stage.datum) return;
    stage.map.jumpTo({ center: stage.shown(was.view().centre) });
  }, [stage]);
}

/** Opens a map in the element and keeps it on that base. */
export function useMap(host: RefObject<HTMLElement | null>, base: BaseMap, start: MapView | undefined) {
  const [attempt, setAttempt] = useState(0);
  const [{ state, map }, setOpened] = useOpened(host, attempt);
  const [baseAttempt, setBaseAttempt] = useState(0);
  const { standing, isComing } = useBase(map, base, baseAttempt);
  const shownBase = standing === 'outlines' ? offline : base;
  const datum = datumOf(shownBase);
  const staged = useMemo(() => map && stageOf(map, datum), [map, datum]);
  const [started, setStarted] = useState<MapLibre>();
  // before anything is drawn over it: the first picture is at the right place
  if (staged && map !== started) {
    setStarted(map);
    if (start) staged.stage.map.jumpTo({ center: staged.stage.shown(start.centre), zoom: start.zoom });
  }
  useSamePlace(staged?.stage);
  const retry = (): void => {
    // the place to draw in has to be there again before it is drawn in
    if (state === 'failed') setOpened({ state: 'loading' });
    setBaseAttempt((count) => count + 1);
    if (state === 'failed') setAttempt((count) => count + 1);
  };
  return { state, staged, standing, isComing, shownBase, retry };
}
