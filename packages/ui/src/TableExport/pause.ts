/** A page that draws sixty times a second has this long for one picture. */
const frameMs = 16;

/**
 * A pause for long work in the page: lets it draw and answer once a picture's time is used up, and does nothing until then.
 * @throws the signal's reason once it is aborted
 */
export function createPause(signal: AbortSignal): () => Promise<void> {
  let since = performance.now();
  return async () => {
    signal.throwIfAborted();
    if (performance.now() - since < frameMs) return;
    await new Promise((resolve) => {
      setTimeout(resolve);
    });
    signal.throwIfAborted();
    since = performance.now();
  };
}
