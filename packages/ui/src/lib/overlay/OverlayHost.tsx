import { type ReactNode, useMemo, useState } from 'react';
import { FirelineContext, useFireline } from '../context.ts';

/**
 * Makes what opens from inside a dialog or popover open inside it too, so that it is neither hidden from screen readers
 * nor taken for a press outside.
 */
export function OverlayHost({ children }: { readonly children: ReactNode }) {
  const settings = useFireline();
  const [overlays, setOverlays] = useState<HTMLElement | null>(null);
  const inner = useMemo(() => ({ ...settings, overlays }), [settings, overlays]);
  return (
    <FirelineContext value={inner}>
      {children}
      <div ref={setOverlays} data-fl-overlays="" />
    </FirelineContext>
  );
}
