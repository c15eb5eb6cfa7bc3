import type { MapMouseEvent } from 'maplibre-gl';
import { useEffect, useRef } from 'react';
import type { MapPress, MapStage } from './stage.ts';

interface Staged {
  readonly stage: MapStage;
  take(press: MapPress): boolean;
}

/** Hands presses and Enter to what lies over the map, then to its owner. */
export function usePresses(staged: Staged | undefined, onPress: ((press: MapPress) => void) | undefined): void {
  const tell = useRef(onPress);
  useEffect(() => {
    tell.current = onPress;
  });
  useEffect(() => {
    if (!staged) return undefined;
    const { stage, take } = staged;
    const { map } = stage;
    const press = (left: number, top: number, byKeyboard: boolean): void => {
      const made: MapPress = { at: stage.pointAt({ left, top }), place: { left, top }, byKeyboard };
      if (!take(made)) tell.current?.(made);
    };
    const canvas = map.getCanvas();
    const onClick = ({ point }: MapMouseEvent): void => press(point.x, point.y, false);
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      press(canvas.clientWidth / 2, canvas.clientHeight / 2, true);
    };
    map.on('click', onClick);
    canvas.addEventListener('keydown', onKey);
    return () => {
      map.off('click', onClick);
      canvas.removeEventListener('keydown', onKey);
    };
  }, [staged]);
}
