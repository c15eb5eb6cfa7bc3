/**
 * Calls `onSize` with each size of the elements, the first included, until the returned function is called. Never where the environment has no
 * layout, as jsdom: a component then keeps its first size.
 */
export function observeSize(onSize: () => void, ...elements: readonly Element[]): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const observer = new ResizeObserver(onSize);
  for (const element of elements) observer.observe(element);
  return () => observer.disconnect();
}
