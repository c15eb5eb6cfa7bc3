import type { ComponentType } from 'react';
import { useFetched } from './useFetched.ts';

/** A dialog or drawer that is fetched when it is opened; that it cannot be had is a toast, and it opens when it can, unless it is closed. @spec SHL-20 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const Dialog = useFetched(load, 1);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
