import { type AddressInfo, type Socket, connect, createServer } from 'node:net';

/** A line to the server that can be cut, as a network is: what was sent so far has arrived, and nothing more does. */
export interface CutLine {
  readonly url: string;
  /**
   * Cuts every connection that has sent so many bytes from now on, until it is mended: a browser tries once more by itself where a
   * connection that it had used before breaks.
   */
  readonly cutAfter: (bytes: number) => void;
  readonly mend: () => void;
  readonly close: () => void;
}

export async function cutLine(serverUrl: string): Promise<CutLine> {
  const { hostname, port } = new URL(serverUrl);
  const sockets = new Set<Socket>();
  let cutAt = Infinity;
  const server = createServer((browser) => {
    const gateway = connect(Number(port), hostname);
    const both = [browser, gateway];
    const cut = (): void => both.forEach((socket) => socket.destroy());
    let sent = 0;
    for (const socket of both) {
      sockets.add(socket);
      // one end that goes takes the other with it, as on a wire
      socket.on('error', cut).on('close', cut);
    }
    browser.on('data', (bytes) => {
      sent += bytes.length;
      if (sent >= cutAt) cut();
    });
    browser.pipe(gateway).pipe(browser);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    cutAfter: (bytes) => {
      cutAt = bytes;
    },
    mend: () => {
      cutAt = Infinity;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
