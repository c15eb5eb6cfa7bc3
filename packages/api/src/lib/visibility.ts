/** Whether anybody can see the page. */
export interface Visibility {
  isHidden(): boolean;
  /** Told after every change. */
  subscribe(listener: () => void): () => void;
}

/** What is never hidden: servers and tests. */
export const alwaysVisible: Visibility = { isHidden: () => false, subscribe: () => () => {} };

/** @spec SHL-24 */
export function pageVisibility(page: Document): Visibility {
  return {
    isHidden: () => page.visibilityState === 'hidden',
    subscribe: (listener) => {
      page.addEventListener('visibilitychange', listener);
      return () => page.removeEventListener('visibilitychange', listener);
    },
  };
}
