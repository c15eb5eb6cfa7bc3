import type { ReactElement, RefCallback } from 'react';

/** What every component passes on to its root element. */
export interface RootProps {
  readonly className: string;
  readonly 'data-conformance': string;
  readonly ref: RefCallback<Element>;
}

/** Draws one believable use of the component, handing `root` on to it. */
export type Example = (root: RootProps) => ReactElement;

/** Examples by the name of the component's folder. */
export type Examples = Readonly<Record<string, Example>>;
