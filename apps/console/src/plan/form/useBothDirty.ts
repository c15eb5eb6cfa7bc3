import { useCallback, useEffect, useState } from 'react';

/** Tells whether devices or marks wait to be saved; what the devices' layer is given stays the same function. */
export function useBothDirty(areMarksDirty: boolean, onDirtyChange: (isDirty: boolean) => void) {
  const [arePointsDirty, setPointsDirty] = useState(false);
  const isDirty = arePointsDirty || areMarksDirty;
  useEffect(() => onDirtyChange(isDirty), [isDirty, onDirtyChange]);
  return useCallback((change: { readonly isDirty: boolean }) => setPointsDirty(change.isDirty), []);
}
