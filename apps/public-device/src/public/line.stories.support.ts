type Fetch = (url: string, init: RequestInit) => Promise<Response>;

/**
 * What lies between the page and the gateway: nothing, a wait without end, a proxy whose server is down, or a network that is gone, from the
 * start or after the first reply. No gateway makes these states; each is made here.
 */
export type Line = 'up' | 'silent' | 'serverDown' | 'cut' | 'cutLater';

const silent = () => new Promise<never>(() => {});
const cut = () => Promise.reject(new TypeError('Failed to fetch'));
const serverDown = async () => new Response('', { status: 503 });

/** The gateway's fetch as it is seen through a line. */
export function through(line: Line, gateway: Fetch): Fetch {
  let asked = 0;
  const ways: Readonly<Record<Line, Fetch>> = {
    up: gateway,
    silent,
    serverDown,
    cut,
    cutLater: (url, init) => (asked++ === 0 ? gateway(url, init) : cut()),
  };
  return ways[line];
}

/** The browser itself says that it has no network; given to `beforeEach`, until the story ends. */
export function withoutNetwork(): () => void {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
  // the browser's own answer is on the prototype
  return () => void Reflect.deleteProperty(navigator, 'onLine');
}
