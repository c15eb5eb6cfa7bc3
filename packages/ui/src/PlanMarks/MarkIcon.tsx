import type { MarkedKind } from '@fireline/domain/plan';
import { DoorOpen, FireExtinguisher } from 'lucide-react';
import { DeviceTypeIcon } from '../DeviceTypeIcon/index.ts';

/** What the mark of a kind shows. */
export function MarkIcon({ kind }: { readonly kind: MarkedKind }) {
  if (kind === 'exit') return <DoorOpen aria-hidden />;
  if (kind === 'extinguisher') return <FireExtinguisher aria-hidden />;
  if (kind === 'hydrant') return <DeviceTypeIcon type="hydrant" isDecorative />;
  return (
    <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M1.5 13.5h3v-3.5h3V6.5h3V3h4" />
    </svg>
  );
}
