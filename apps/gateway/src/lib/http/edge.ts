import type { IncomingMessage } from 'node:http';
import { type Proxies, type Source, sourceOf } from './edge/proxies.ts';
import { requestIdHeader } from './edge/requestId.ts';

/** Browsers take these for safe though they are reached without HTTPS. */
const isLocal = (host = ''): boolean => /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/.test(host);

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Of two hosts a proxy or a cache may take another one than the gateway. */
const hasTwoHosts = ({ headersDistinct }: IncomingMessage): boolean => (headersDistinct.host?.length ?? 0) > 1;

/** Headers that depend on how the reply travels. */
function setTransportHeaders({ headers }: Response, incoming: IncomingMessage, { isHttps }: Source): void {
  if (isHttps) headers.set('strict-transport-security', 'max-age=31536000');
  // on plain HTTP browsers ignore it, and log an error on every page
  else if (!isLocal(incoming.headers.host)) headers.delete('cross-origin-opener-policy');
  // nobody reads such a body, so only the end of the connection ends it
  if ((incoming.method === 'GET' || incoming.method === 'HEAD') && hasBody(incoming))
    headers.set('connection', 'close');
}

export interface EdgeOptions {
  readonly fetch: (request: Request, address: string, requestId: string | null) => Promise<Response>;
  readonly proxies: Proxies | undefined;
  /** Origins of pages elsewhere that may read push, such as `https://wall.example`. */
  readonly origins: readonly string[];
}

/** What a server on a network adds to the gateway: who is let in at all, where a request comes from, and what follows from it. */
export function createEdge({ fetch, proxies, origins }: EdgeOptions) {
  const running = new Set<Promise<Response>>();
  const answer = async (request: Request, incoming: IncomingMessage): Promise<Response> => {
    if (hasTwoHosts(incoming)) return new Response(null, { status: 400, headers: { connection: 'close' } });
    const source = sourceOf(incoming, proxies);
    const requestId = source.isProxied ? request.headers.get(requestIdHeader) : null;
    const response = await fetch(request, source.address, requestId);
    setTransportHeaders(response, incoming, source);
    return response;
  };
  return {
    answer: (request: Request, incoming: IncomingMessage): Promise<Response> => {
      const reply = answer(request, incoming);
      running.add(reply);
      const ended = () => running.delete(reply);
      reply.then(ended, ended);
      return reply;
    },
    /** Settles when nothing is being answered, those who have left included. */
    idle: async (): Promise<void> => {
      await Promise.allSettled(running);
    },
    /** @returns the status with which a WebSocket is refused; undefined when it may be opened */
    refusalOf: (incoming: IncomingMessage): string | undefined => {
      if (hasTwoHosts(incoming)) return '400 Bad Request';
      const { origin, host } = incoming.headers;
      // only browsers send one, for the page that asks
      if (origin === undefined || origins.includes(origin)) return undefined;
      const hosts = [host, sourceOf(incoming, proxies).host];
      return URL.canParse(origin) && hosts.includes(new URL(origin).host) ? undefined : '403 Forbidden';
    },
  };
}
