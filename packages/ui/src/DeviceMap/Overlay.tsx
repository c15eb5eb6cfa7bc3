import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from 'react';
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

export interface OverlayHandle {
  draw(): void;
}

export interface OverlayProps {
  readonly handle: RefObject<OverlayHandle | null>;
  readonly clustered: Pick<Clustered, 'drawn' | 'table'>;
  readonly marks: Marks;
  readonly count: (count: number) => string;
  readonly onHit: (hit: { readonly at: number; readonly byKeyboard: boolean }) => void;
  /** The map was pressed where nothing is. */
  readonly onMiss: () => void;
}

/** The symbols over the map, in step with it; rings round what is news. */
export function Overlay({ handle, clustered, marks, count, onHit, onMiss }: OverlayProps) {
  const stage = useMapStage();
  const { theme, language } = useFireline();
  const canvas = useRef<HTMLCanvasElement>(null);
  const hits = useRef<readonly Hit[]>([]);
  const [pulses, setPulses] = useState(0);
  const rings = useRef<(HTMLSpanElement | null)[]>([]);
  const latest = useRef({ marks, count });
  const paint = useRef<ReturnType<typeof drawPaint>>(undefined);

  const draw = (): void => {
    const [element, { drawn, table }] = [canvas.current, clustered];
    const pen = element?.getContext('2d', inMemory);
    if (!element || !pen || !drawn.current || !table.current) return;
    const { clientWidth: width, clientHeight: height } = element;
    const ratio = devicePixelRatio;
    if (element.width !== Math.round(width * ratio)) element.width = Math.round(width * ratio);
    if (element.height !== Math.round(height * ratio)) element.height = Math.round(height * ratio);
    pen.setTransform(ratio, 0, 0, ratio, 0, 0);
    paint.current ??= drawPaint(element);
    hits.current = drawScene(pen, paint.current, {
      drawn: drawn.current,
      table: table.current,
      view: { width, height, zoom: stage.map.getZoom(), ...worldOf(stage.map.getCenter()) },
      marks: latest.current.marks,
      text: { count: latest.current.count },
    });
    // for tests, and for those who watch over a map from outside
    if (element.dataset.symbols !== String(hits.current.length)) element.dataset.symbols = String(hits.current.length);
    const news = hits.current.filter(({ hasNews }) => hasNews).slice(-mostPulses);
    setPulses(news.length);
    news.forEach(({ left, top, radius }, at) => {
      const style = rings.current[at]?.style;
      style?.setProperty('--pulse-left', `${left}px`);
      style?.setProperty('--pulse-top', `${top}px`);
      style?.setProperty('--pulse-size', `${2 * radius + 14}px`);
    });
  };
  useImperativeHandle(handle, () => ({ draw }));
  useEffect(() => {
    latest.current = { marks, count };
    draw();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the drawing reads the refs
  }, [marks, count, pulses]);
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
      {Array.from({ length: pulses }, (_, at) => (
        <Pulse
          data-part="news"
          key={at}
          aria-hidden="true"
          ref={(node) => {
            rings.current[at] = node;
            inStep(node);
          }}
        />
      ))}
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
