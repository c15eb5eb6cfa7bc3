import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFireline } from '../context.ts';

/**
 * Draws in the layer of alarms, and stays in reach of keyboard and screen reader while a dialog, drawer or menu is open: for alarms and
 * their announcements, and for nothing else. A press in it does not count as a press beside an open dialog.
 * Without a provider it draws in place.
 * @spec N23 ALM-04
 */
export function TopLayer({ children }: { readonly children: ReactNode }): ReactNode {
  const { topLayer } = useFireline();
  if (topLayer === undefined) return children;
  return topLayer && createPortal(children, topLayer);
}
