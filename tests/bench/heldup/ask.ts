import { Agent, request } from 'node:http';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  /** The address that the gateway sees, of this machine: `127.0.0.2`. */
  readonly from?: string;
}
export interface Replied {
  readonly status: number;
  readonly text: string;
  readonly ms: number;
}

const agents = new Map<string, Agent>();
function agentOf(from: string): Agent {
  const agent = agents.get(from) ?? new Agent({ keepAlive: true, localAddress: from });
  agents.set(from, agent);
  return agent;
}

/** One request from an address. A connection that is cut is a reply with the status 0. */
export function ask(url: string, { method = 'GET', headers = {}, body, from = '127.0.0.1' }: Asked = {}) {
  const begun = performance.now();
  return new Promise<Replied>((done) => {
    const end = (status: number, text: string) => done({ status, text, ms: performance.now() - begun });
    const asked = request(url, { method, headers, agent: agentOf(from) }, (reply) => {
      const pieces: Buffer[] = [];
      reply.on('data', (piece: Buffer) => pieces.push(piece));
      reply.on('end', () => end(reply.statusCode ?? 0, Buffer.concat(pieces).toString()));
      reply.on('error', (error) => end(0, error.message));
    });
    asked.on('error', (error) => end(0, error.message));
    asked.end(body);
  });
}

/** Ends the connections that are kept open. */
export function hangUp(): void {
  for (const agent of agents.values()) agent.destroy();
  agents.clear();
}
