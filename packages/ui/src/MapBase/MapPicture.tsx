import { type Wgs84 } from '@fireline/domain/site';
import { useEffect, useImperativeHandle, useRef } from 'react';
import type { Ref } from 'react';
import { useFireline } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { Picture } from './MapBase.styles.ts';
import { type MapPlace, useMapStage } from './view/stage.ts';

/** One picture over the map. */
export interface MapFrame {
  /** CSS pixels; the pen is scaled to them. */
  readonly width: number;
  readonly height: number;
  readonly zoom: number;
  placeOf(point: Wgs84): MapPlace;
  /** The colour of a token, such as `--fl-chart-1`, as the page has it now. */
  colour(name: `--fl-${string}`): string;
}
export interface MapPictureHandle {
  /** Draws anew with the next frame. */
  draw(): void;
}

export interface MapPictureProps {
  readonly ref?: Ref<MapPictureHandle>;
  /** Draws all of it; a new function draws anew. */
  readonly draw: (pen: CanvasRenderingContext2D, frame: MapFrame) => void;
}

/** Drawn by the processor: a card that is emulated makes the page wait for seconds, and a true one is not needed for this. */
const inMemory: CanvasRenderingContext2DSettings = { willReadFrequently: true };

/** Something drawn over the map, in step with it: lines and circles, more of them than a page has elements for. */
export function MapPicture({ draw, ref }: MapPictureProps) {
  needs('MapPicture', { draw });
  const stage = useMapStage();
  const { theme } = useFireline();
  const canvas = useRef<HTMLCanvasElement>(null);
  const again = useRef<() => void>(() => {});
  useImperativeHandle(ref, () => ({ draw: () => again.current() }), []);
  useEffect(() => {
    const element = canvas.current;
    const pen = element?.getContext('2d', inMemory);
    if (!element || !pen) return undefined;
    const style = getComputedStyle(element);
    const look = (): void => {
      const { clientWidth: width, clientHeight: height } = element;
      element.width = Math.round(width * devicePixelRatio);
      element.height = Math.round(height * devicePixelRatio);
      pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
      draw(pen, {
        width,
        height,
        zoom: stage.map.getZoom(),
        placeOf: stage.placeOf,
        colour: (name) => style.getPropertyValue(name).trim(),
      });
    };
    again.current = look;
    look();
    const listening = [stage.map.on('move', look), stage.map.on('resize', look)];
    return () => listening.forEach(({ unsubscribe }) => unsubscribe());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the colours are read from the page, which follows the theme
  }, [stage, draw, theme]);
  return <Picture ref={canvas} aria-hidden="true" />;
}
