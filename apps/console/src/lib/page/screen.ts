import type { ComponentType } from 'react';

export interface ScreenProps {
  /** What the path of the route was filled with. */
  readonly params: Readonly<Record<string, string>>;
}

/** Fetches a screen's code; each area lists its screens in `routes.ts`. */
export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;
