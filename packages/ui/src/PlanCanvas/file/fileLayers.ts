import type { DrawingLayer } from '@fireline/domain/plan/drawing';

/** Layers that the file itself switches off or freezes. */
export const hiddenInFile = (layers: readonly DrawingLayer[]): string[] =>
  layers.filter(({ isShown }) => !isShown).map(({ name }) => name);
