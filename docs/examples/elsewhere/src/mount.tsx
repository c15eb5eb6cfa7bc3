import { FirelineProvider } from '@fireline/ui/lib';
import type { ComponentProps, ComponentType } from 'react';
import { createRoot } from 'react-dom/client';

/** A component in an element that something other than React owns. */
export interface Mounted<Props> {
  /** Draws it with other props; what its reader has typed or opened stays. */
  update(props: Props): void;
  /** Call it before the element goes: it ends timers, workers and listeners. */
  unmount(): void;
}

export function mount<Props extends object>(
  element: Element,
  Component: ComponentType<Props>,
  props: Props,
  provider: Omit<ComponentProps<typeof FirelineProvider>, 'children'>,
): Mounted<Props> {
  const root = createRoot(element);
  const update = (next: Props): void =>
    root.render(
      <FirelineProvider {...provider}>
        <Component {...next} />
      </FirelineProvider>,
    );
  update(props);
  return { update, unmount: () => root.unmount() };
}
