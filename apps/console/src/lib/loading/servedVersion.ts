/** Whether the server has the version of the console that runs: `away` where it does not answer, so that nobody knows. */
export type ServedVersion = 'same' | 'other' | 'away';

/**
 * Asks the server for the script of this page: where it is gone, the server has another version of the console, and what this page would fetch
 * later is gone as well.
 */
export async function servedVersion(): Promise<ServedVersion> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return 'away';
  try {
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
    return status === 404 ? 'other' : status < 400 ? 'same' : 'away';
  } catch {
    return 'away';
  }
}
