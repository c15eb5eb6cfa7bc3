import type { ComponentPropsWithRef } from 'react';
import { Root, Shape } from './Skeleton.styles.ts';

export interface SkeletonProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** Default `text`. */
  readonly shape?: 'text' | 'block' | 'circle';
  /** How many lines of text; the last is shorter. A block is at least as tall as so many. Default 1. */
  readonly lines?: number;
}

/**
 * The shape of what is coming, in its size, so that nothing jumps when it comes. Silent: the region that loads says
 * `aria-busy`.
 * @spec LIB-01
 * @example <section aria-busy><Skeleton lines={3} /></section>
 */
export function Skeleton({ shape = 'text', lines = 1, style, ...rest }: SkeletonProps) {
  return (
    <Root {...rest} style={{ ...style, '--fl-lines': lines }} data-shape={shape} aria-hidden>
      {Array.from({ length: shape === 'text' ? lines : 1 }, (_, line) => (
        <Shape key={line} />
      ))}
    </Root>
  );
}
