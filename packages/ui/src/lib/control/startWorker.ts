/** A worker that never ran: reports its error to its listeners, as a worker does whose script cannot be loaded. */
function failedWorker(error: unknown): Worker {
  const failed: Worker = Object.assign(new EventTarget(), {
    onmessage: null,
    onmessageerror: null,
    onerror: null,
    postMessage: () => {},
    terminate: () => {},
  });
  // after the caller has added its listeners
  queueMicrotask(() => failed.dispatchEvent(new ErrorEvent('error', { error, message: String(error) })));
  return failed;
}

/**
 * Starts a worker. A page's policy, such as `require-trusted-types-for 'script'`, lets `new Worker` throw; the worker that is returned then
 * reports the error as an event, so that a component shows failure instead of unmounting the page.
 */
export function startWorker(start: () => Worker): Worker {
  try {
    return start();
  } catch (error) {
    return failedWorker(error);
  }
}
