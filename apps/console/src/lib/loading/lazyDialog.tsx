import type { ComponentType } from 'react';
import { useFetched } from './useFetched.ts';

export interface LazyDialogOptions {
  /** Where its code cannot be had it opens as soon as it can, as it cannot be asked for again. Default false. */
  readonly isAwaited?: boolean;
}

/**
 * A dialog or drawer that is fetched when it is opened. That it cannot be had is a toast, and it is closed: the next press fetches it again, and it
 * never opens unasked.
 * @spec SHL-20
 */
export function lazyDialog<Props extends { readonly onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
  { isAwaited = false }: LazyDialogOptions = {},
): ComponentType<Props> {
  return function LazyDialog(props: Props) {
    const Dialog = useFetched(load, 1, isAwaited ? undefined : props.onClose);
    return Dialog ? <Dialog {...props} /> : null;
  };
}
