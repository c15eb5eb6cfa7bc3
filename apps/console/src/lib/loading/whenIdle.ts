/** How long the browser is left alone before it is looked whether it has anything to do. */
const lookMs = 500;

const idle = (run: () => void): void => {
  // Safari has none
  if (globalThis.requestIdleCallback) globalThis.requestIdleCallback(run);
  else setTimeout(run);
};

/** Works once nothing is on its way and the browser has nothing to do, unless the returned function is called before. */
export function whenIdle(isQuiet: () => boolean, work: () => void): () => void {
  let isWanted = true;
  const look = (): void => {
    setTimeout(
      () =>
        idle(() => {
          if (!isWanted) return;
          if (isQuiet()) work();
          else look();
        }),
      lookMs,
    );
  };
  look();
  return () => {
    isWanted = false;
  };
}
