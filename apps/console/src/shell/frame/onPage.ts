/** What runs until the returned function is called. */
interface Startable {
  readonly start: () => () => void;
}

/**
 * Makes something, and starts it, once what asks for it stands on the page; ends it with that. React draws a component more than once before
 * it is on the page: what was made for a drawing that is thrown away would go on for ever, as a second voice of the station that sounds nothing.
 * For `useSyncExternalStore`.
 */
export function onPage<T extends Startable>(make: () => T) {
  let made: T | null = null;
  return {
    subscribe: (notify: () => void): (() => void) => {
      const one = make();
      made = one;
      const stop = one.start();
      notify();
      return () => {
        made = null;
        stop();
      };
    },
    /** null: it is not on the page yet. */
    getSnapshot: (): T | null => made,
  };
}
