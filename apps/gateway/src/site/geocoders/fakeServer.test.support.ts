import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface FakeServer {
  readonly url: string;
  /** Paths with queries, in the order they came. */
  readonly asked: URL[];
  /** What it answers from now on. */
  answers(answer: Answer): void;
  json(body: unknown, status?: number): void;
  close(): Promise<void>;
}

/** A map service on this machine, which answers what a test tells it to. */
export async function startFakeServer(): Promise<FakeServer> {
  let answer: Answer = (_, response) => response.end('{}');
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://fake'));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    answers: (next) => (answer = next),
    json: (body, status = 200) =>
      (answer = (_, response) => {
        response.writeHead(status, { 'content-type': 'application/json' });
        response.end(JSON.stringify(body));
      }),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
