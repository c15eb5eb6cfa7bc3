import type { UseComboboxProps } from 'downshift';
import { useMemo } from 'react';
import { useFireline } from '../context.ts';

/**
 * Where downshift listens, as its props. In a shadow root it is that root: outside of it an event no longer tells where it happened, and a
 * press on an option would be taken for one beside the list.
 */
export function useListens(): Pick<UseComboboxProps<unknown>, 'environment'> {
  const { overlays } = useFireline();
  return useMemo(() => {
    const root = overlays?.getRootNode();
    // a server has no shadow roots
    if (typeof ShadowRoot === 'undefined' || !(root instanceof ShadowRoot)) return {};
    const environment = {
      addEventListener: root.addEventListener.bind(root),
      removeEventListener: root.removeEventListener.bind(root),
      document,
      Node,
    };
    return { environment };
  }, [overlays]);
}
