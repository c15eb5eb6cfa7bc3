/**
 * Whether the server has another version of the console than the one that runs: the script of its page is gone there. What this page would
 * fetch later is gone as well.
 */
export async function isOutdated(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!script) return false;
  try {
    const { status } = await fetch(script.src, { method: 'HEAD', cache: 'no-store' });
    return status === 404;
  } catch {
    // the server is away: nobody knows
    return false;
  }
}
