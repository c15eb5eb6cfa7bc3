import { useEffect } from 'react';
import { useFormPart } from './context.ts';
import type { FormStore } from './formStore.ts';

export interface LeaveGuard {
  readonly isGuarded: boolean;
  readonly onDirtyChange: ((change: { readonly isDirty: boolean }) => void) | undefined;
}

/** Makes the browser ask before unsaved changes are lost, and tells the owner, whose router alone knows of ways out within the page. */
export function useLeaveGuard(store: FormStore, { isGuarded, onDirtyChange }: LeaveGuard): void {
  const isDirty = useFormPart(store, (state) => state.isDirty);
  useEffect(() => {
    let was = store.state().isDirty;
    return store.subscribe(() => {
      const is = store.state().isDirty;
      if (is !== was) onDirtyChange?.({ isDirty: is });
      was = is;
    });
  }, [store, onDirtyChange]);
  useEffect(() => {
    if (!isDirty || !isGuarded) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty, isGuarded]);
}
