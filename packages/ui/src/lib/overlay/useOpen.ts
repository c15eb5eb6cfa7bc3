import type { KeyboardEvent } from 'react';
import { isForInputMethod } from '../field/isForInputMethod.ts';
import { useControlled } from '../control/useControlled.ts';

export interface OpenProps {
  readonly isOpen?: boolean;
  readonly defaultOpen?: boolean;
  readonly onOpenChange?: (change: { readonly isOpen: boolean }) => void;
}

export interface Open {
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  /** Escape closes this and nothing around it, such as the dialog that it opened from. */
  readonly closeOnEscape: (event: KeyboardEvent) => void;
}

/** Whether something that opens is open, held by the owner or by itself. */
export function useOpen({ isOpen, defaultOpen = false, onOpenChange }: OpenProps): Open {
  const [open, setOpen] = useControlled(isOpen, defaultOpen, ({ value }) => onOpenChange?.({ isOpen: value }));
  const closeOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !open || isForInputMethod(event)) return;
    event.stopPropagation();
    setOpen(false);
  };
  return { isOpen: open, setOpen, closeOnEscape };
}
