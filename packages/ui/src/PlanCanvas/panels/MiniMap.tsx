import { type PointerEvent, useEffect, useRef } from 'react';
import { fittedView } from '../stage/camera.ts';
import type { OwnStage } from '../stage/createStage.ts';
import { MapBox } from '../PlanCanvas.styles.ts';
import { seenBox } from '../paint/tiles.ts';
import type { Pictures } from '../paint/pictures.ts';
import { type PlanSize, toPlan, toScreen } from '../stage/view.ts';

/** CSS pixels of its longer side. */
const sidePx = 144;
/** It comes when less than this part of the plan's length is seen. */
const seenLess = 0.8;

const sizeFor = (across: number, up: number): PlanSize => {
  const scale = sidePx / Math.max(across, up, Number.MIN_VALUE);
  return { width: Math.max(24, Math.round(across * scale)), height: Math.max(24, Math.round(up * scale)) };
};

/** The picture of the whole and a frame around what is seen. */
function drawMap(canvas: HTMLCanvasElement, stage: OwnStage, pictures: Pictures): void {
  const { overview } = pictures;
  const { first: extent } = stage;
  // in memory: made small on a graphics card it looks otherwise from time to time
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context || !extent) return;
  const { view, size, pixelRatio } = stage.frame();
  const map = sizeFor(extent.maxX - extent.minX, extent.maxY - extent.minY);
  canvas.style.width = `${map.width}px`;
  canvas.style.height = `${map.height}px`;
  canvas.width = map.width * pixelRatio;
  canvas.height = map.height * pixelRatio;
  context.setTransform(pixelRatio, 0, 0, pixelRatio, 0, 0);
  const whole = fittedView(extent, map);
  if (overview?.bitmap) {
    const from = toScreen(whole, map, { x: overview.box.minX, y: overview.box.maxY });
    const to = toScreen(whole, map, { x: overview.box.maxX, y: overview.box.minY });
    context.imageSmoothingQuality = 'high';
    context.globalAlpha = 0.7;
    context.drawImage(overview.bitmap, from.left, from.top, to.left - from.left, to.top - from.top);
    context.globalAlpha = 1;
  }
  const seen = seenBox(view, size);
  const low = toScreen(whole, map, { x: seen.minX, y: seen.maxY });
  const high = toScreen(whole, map, { x: seen.maxX, y: seen.minY });
  context.strokeStyle = getComputedStyle(canvas).getPropertyValue('--fl-focus').trim() || 'currentcolor';
  context.lineWidth = 2;
  // a frame smaller than this could not be found
  const [width, height] = [Math.max(6, high.left - low.left), Math.max(6, high.top - low.top)];
  context.strokeRect(low.left, low.top, width, height);
}

/** The whole plan in a corner while a part of it is seen; dragging its frame moves the view. The arrow keys of the plan do the same. */
export function MiniMap({ stage, pictures }: { readonly stage: OwnStage; readonly pictures: Pictures }) {
  const box = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      const { first: extent } = stage;
      if (!canvas.current || !box.current || !extent) return;
      const { view, size } = stage.frame();
      const isNear = fittedView(extent, size).scale < view.scale * seenLess;
      box.current.hidden = !isNear;
      if (isNear) drawMap(canvas.current, stage, pictures);
    };
    draw();
    const stops = [stage.subscribe(draw), pictures.onOverviewChange(draw)];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage, pictures]);
  const follow = (event: PointerEvent<HTMLDivElement>): void => {
    const { first: extent } = stage;
    if (!extent || !canvas.current || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left, top, width, height } = canvas.current.getBoundingClientRect();
    const map = { width, height };
    const { x, y } = toPlan(fittedView(extent, map), map, { left: event.clientX - left, top: event.clientY - top });
    stage.move((view) => ({ ...view, x, y }));
  };
  return (
    <MapBox
      ref={box}
      aria-hidden
      hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        follow(event);
      }}
      onPointerMove={follow}
    >
      <canvas ref={canvas} />
    </MapBox>
  );
}
