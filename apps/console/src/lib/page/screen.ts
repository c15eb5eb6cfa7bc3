import type { RouteName } from '@fireline/domain/shell';
import type { ComponentType } from 'react';

export interface ScreenProps {
  /** What the path of the route was filled with. */
  readonly params: Readonly<Record<string, string>>;
}

/** Fetches a screen's code; each area lists its screens in `routes.ts`. */
export type LoadScreen = () => Promise<ComponentType<ScreenProps>>;

/** The screens of an area by their page. A page that the table marks as to come has none: its mark goes with its screen. */
export type Screens = Readonly<Partial<Record<RouteName, LoadScreen>>>;
