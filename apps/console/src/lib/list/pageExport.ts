/** The list of the page that is shown can be taken along: a reader who knows no button finds it in the palette. */
type Export = () => void;

let offered: Export | undefined;
const listeners = new Set<() => void>();
function tell(next: Export | undefined): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** @returns takes the offer back */
export function offerExport(open: Export): () => void {
  tell(open);
  return () => {
    if (offered === open) tell(undefined);
  };
}

export const offeredExport = (): Export | undefined => offered;
export function subscribeExport(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
