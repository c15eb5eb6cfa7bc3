/** The list of keys stands in the frame; a page opens it from here. */
type Open = () => void;

const openers = new Set<Open>();

/** @returns ends it */
export function onKeyList(open: Open): () => void {
  openers.add(open);
  return () => {
    openers.delete(open);
  };
}

export function openKeyList(): void {
  for (const open of openers) open();
}
