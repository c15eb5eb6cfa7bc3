import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A wire between a person and a gateway that can be cut. */
export interface Wire {
  readonly url: string;
  readonly cuts: number;
  /** Ends every connection now. */
  cut(): void;
  /** Ends the connection on which the gateway answers next, before the answer has come. */
  cutAnswer(): void;
  close(): Promise<void>;
}

/** Opens a wire to whichever gateway is there. @param target the address of one; undefined: none is there, and the connection ends */
export async function openWire(target: () => string | undefined): Promise<Wire> {
  const open = new Set<Socket>();
  let cuts = 0;
  let isAnswerCut = false;
  const end = (...sockets: Socket[]): void => {
    for (const socket of sockets) {
      open.delete(socket);
      socket.destroy();
    }
  };
  const server = createServer((person) => {
    const url = target();
    if (url === undefined) return person.destroy();
    const { hostname, port } = new URL(url);
    const gateway = connect(Number(port), hostname);
    for (const socket of [person, gateway]) {
      open.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => end(person, gateway));
    }
    person.on('data', (bytes) => gateway.write(bytes));
    gateway.on('data', (bytes: Buffer) => {
      // an answer of HTTP: what is pushed is no answer, and its loss says nothing
      const isAnswer = bytes.toString('latin1', 0, 9) === 'HTTP/1.1 ';
      if (isAnswerCut && isAnswer) {
        isAnswerCut = false;
        cuts += 1;
        end(person, gateway);
      } else person.write(bytes);
    });
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const cut = (): void => end(...open);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    cut: () => {
      cuts += 1;
      cut();
    },
    cutAnswer: () => {
      isAnswerCut = true;
    },
    close: async () => {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
