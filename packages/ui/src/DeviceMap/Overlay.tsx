import { type RefObject, useEffect, useImperativeHandle, useRef } from 'react';
import { inStep } from '../AlarmLevelBadge/index.ts';
import { type MapPress, useMapStage } from '../MapBase/index.ts';
import { useFireline } from '../lib/index.ts';
import { Picture, Pulse } from './DeviceMap.styles.ts';
import { drawPaint } from './drawing.ts';
import { type Hit, type Marks, drawScene, hitAt } from './scene.ts';
import type { Clustered } from './useClusters.ts';
import { worldOf } from './world.ts';

/** Drawn by the processor: a card that is emulated makes the page wait for seconds, and a true one is not needed for some hundred symbols. */
const inMemory: CanvasRenderingContext2DSettings = { willReadFrequently: true };
/** More rings at once would say no more than these. */
const mostPulses = 24;

/** Puts the rings that there are round the worst of what is news: in a storm no element comes or goes. */
function ringNews(rings: HTMLElement, hits: readonly Hit[]): void {
  const news = hits.filter(({ hasNews }) => hasNews).slice(-mostPulses);
  [...rings.children].forEach((ring, at) => {
    if (!(ring instanceof HTMLElement)) return;
    const hit = news[at];
    if (ring.hidden && hit) inStep(ring);
    ring.hidden = !hit;
    if (!hit) return;
    ring.style.setProperty('--pulse-left', `${hit.left}px`);
    ring.style.setProperty('--pulse-top', `${hit.top}px`);
    ring.style.setProperty('--pulse-size', `${2 * hit.radius + 14}px`);
  });
}

export interface OverlayHandle {
  draw(): void;
}

export interface OverlayProps {
  readonly handle: RefObject<OverlayHandle | null>;
  readonly drawn: Clustered['drawn'];
  readonly marks: Marks;
  readonly count: (count: number) => string;
  readonly onHit: (hit: { readonly at: number; readonly byKeyboard: boolean }) => void;
  /** The map was pressed where nothing is. */
  readonly onMiss: () => void;
}

/** The symbols over the map, in step with it; rings round what is news. */
export function Overlay({ handle, drawn, marks, count, onHit, onMiss }: OverlayProps) {
  const stage = useMapStage();
  const { theme, language } = useFireline();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hits = useRef<readonly Hit[]>([]);
  const rings = useRef<HTMLDivElement>(null);
  const latest = useRef({ marks, count });
  const paint = useRef<ReturnType<typeof drawPaint>>(undefined);

  const draw = (): void => {
    const [element, points] = [canvas.current, drawn()];
    const pen = element?.getContext('2d', inMemory);
    if (!element || !pen || !points) return;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = devicePixelRatio;
    if (element.width !== Math.round(width * ratio)) element.width = Math.round(width * ratio);
    if (element.height !== Math.round(height * ratio)) element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint.current ??= drawPaint(element);
    hits.current = drawScene(pen, paint.current, {
      ...points,
      view: { width, height, zoom: stage.map.getZoom(), ...worldOf(stage.map.getCenter()) },
      marks: latest.current.marks,
      text: { count: latest.current.count },
    });
    // for tests, and for those who watch over a map from outside
    if (element.dataset.symbols !== String(hits.current.length)) element.dataset.symbols = String(hits.current.length);
    if (rings.current) ringNews(rings.current, hits.current);
  };
  useImperativeHandle(handle, () => ({ draw }));
  useEffect(() => {
    latest.current = { marks, count };
    draw();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the drawing reads the refs
  }, [marks, count]);
  useEffect(() => {
    paint.current = undefined;
    draw();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is drawn is read from the page, which follows theme and language
  }, [theme, language]);
  useEffect(() => {
    const listening = [stage.map.on('move', draw), stage.map.on('resize', draw)];
    return () => listening.forEach(({ unsubscribe }) => unsubscribe());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the drawing reads the refs
  }, [stage]);
  usePressesOn(hits, onHit, onMiss);
  return (
    <>
      <Picture ref={canvas} aria-hidden="true" data-part="points" />
      <div ref={rings} aria-hidden="true">
        {Array.from({ length: mostPulses }, (_, at) => (
          <Pulse data-part="news" key={at} hidden />
        ))}
      </div>
    </>
  );
}

/** Presses on symbols, and the hand over them. */
function usePressesOn(
  hits: RefObject<readonly Hit[]>,
  onHit: OverlayProps['onHit'],
  onMiss: OverlayProps['onMiss'],
): void {
  const stage = useMapStage();
  const tell = useRef({ onHit, onMiss });
  useEffect(() => {
    tell.current = { onHit, onMiss };
  });
  useEffect(() => {
    const canvas = stage.map.getCanvasContainer();
    const press = ({ place, byKeyboard }: MapPress): boolean => {
      // by keys one means what is nearest to the middle
      const hit = hitAt(hits.current, place.left, place.top, byKeyboard ? 40 : 6);
      if (hit) tell.current.onHit({ at: hit.at, byKeyboard });
      else tell.current.onMiss();
      return hit !== undefined;
    };
    const hover = (event: PointerEvent): void => {
      const { left, top } = canvas.getBoundingClientRect();
      const hit = hitAt(hits.current, event.clientX - left, event.clientY - top);
      canvas.style.cursor = hit ? 'pointer' : '';
    };
    canvas.addEventListener('pointermove', hover);
    const stop = stage.addPresses(press);
    return () => {
      canvas.removeEventListener('pointermove', hover);
      stop();
    };
  }, [stage, hits]);
}
