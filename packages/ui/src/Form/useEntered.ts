import { useEffect } from 'react';
import type { FormProps } from './Form.tsx';
import type { FormStore } from './formStore.ts';

/** Tells the owner what is entered and not saved, with every change of it. */
export function useEntered(store: FormStore, onEnteredChange: FormProps<unknown>['onEnteredChange']): void {
  useEffect(() => {
    if (!onEnteredChange) return undefined;
    let { values, isDirty } = store.state();
    return store.subscribe(() => {
      const now = store.state();
      if (now.values === values && now.isDirty === isDirty) return;
      ({ values, isDirty } = now);
      onEnteredChange({ enteredValues: isDirty ? values : undefined });
    });
  }, [store, onEnteredChange]);
}
