import { createContext, useContext } from 'react';
import type { Extent } from '@fireline/domain/plan/drawing';
import type { PlanPosition, PlanSize, PlanView, ScreenPosition } from './view.ts';

/** One picture of the plan, as a layer over it draws its part. */
export interface PlanFrame {
  readonly view: PlanView;
  readonly size: PlanSize;
  /** Device pixels per CSS pixel; the context is scaled by it already: draw in CSS pixels. */
  readonly pixelRatio: number;
}
export type DrawLayer = (context: CanvasRenderingContext2D, frame: PlanFrame) => void;

/** A press on the plan, before the plan itself takes it for panning. */
export interface PlanPress {
  readonly at: ScreenPosition;
  readonly position: PlanPosition;
  readonly event: PointerEvent;
}
/** What a layer does with a press it takes. */
export interface PlanDrag {
  move?(press: PlanPress): void;
  end?(press: PlanPress): void;
  cancel?(): void;
}

/**
 * The plan as its layers see it. What is a child of a `PlanCanvas` gets it by `usePlanStage`: draws over the plan, takes presses
 * before the plan does, and moves the view. Nothing here causes a render while the view moves; `subscribe` tells of each move.
 */
export interface PlanStage {
  /** Of the drawing, relative to its origin; undefined while there is no picture of it: then no layer is drawn or asked. */
  readonly extent: Extent | undefined;
  readonly metresPerUnit: number | undefined;
  /** No picture is on its way: the drawing could not be opened, was given up, or has nothing in it. */
  readonly isMissing: boolean;
  /** The view and size now. */
  frame(): PlanFrame;
  /** Calls back after each change of view or size, at most once a frame; answers how to stop. */
  subscribe(onChange: () => void): () => void;
  /** Draws this layer in every picture, above the plan; answers how to draw anew and how to stop. */
  addLayer(draw: DrawLayer): { invalidate(): void; remove(): void };
  /** Asks this layer first about every press and hover; the last one added is asked first. */
  addPresses(take: (press: PlanPress) => PlanDrag | undefined): () => void;
  /** Moves the view; without motion under prefers-reduced-motion. */
  goTo(view: Partial<PlanView>): void;
  /** Shows the whole drawing, or this part of it; asked for the whole again, what of it lies together. */
  fit(part?: Extent): void;
}

export const PlanStageContext = createContext<PlanStage | undefined>(undefined);

/** The plan that this layer is over. @throws Error outside a PlanCanvas */
export const usePlanStage = (): PlanStage => {
  const stage = useContext(PlanStageContext);
  if (!stage) throw new Error('usePlanStage: not inside a PlanCanvas');
  return stage;
};
