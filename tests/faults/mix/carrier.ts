import { createServer } from 'node:http';
import { listening } from '../../fixtures/listening.ts';

/** A carrier of SMS that outlives the gateways, and knows a message by its key. */
export async function openCarrier() {
  /** How often each key was offered. */
  const offered = new Map<string, number>();
  /** Keys that came with another number or text than before. */
  const changed = new Set<string>();
  const bodies = new Map<string, string>();
  const server = createServer((request, reply) => {
    const key = String(request.headers['idempotency-key']);
    offered.set(key, (offered.get(key) ?? 0) + 1);
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      if ((bodies.get(key) ?? body) !== body) changed.add(key);
      bodies.set(key, body);
      // some are killed while they wait for the answer
      setTimeout(() => reply.end(JSON.stringify({ id: `c-${key}`.slice(0, 100) })), 20);
    });
  });
  const { port, close } = await listening(server);
  return { offered, changed, url: `http://127.0.0.1:${port}/send`, close };
}
