import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to PostgreSQL that can be cut, and on which LISTEN can be refused, as a standby refuses it. */
export async function wireTo(target: URL) {
  const open = new Set<Socket>();
  const proxy = createServer((socket) => {
    if (wire.isCut) return socket.destroy();
    const upstream = connect(Number(target.port), target.hostname);
    open.add(socket);
    socket.on('close', () => {
      open.delete(socket);
      upstream.destroy();
    });
    socket.on('data', (bytes) => {
      const text = bytes.toString('latin1');
      upstream.write(wire.isRefusing ? text.replace('listen fireline', 'listen where???') : text, 'latin1');
    });
    upstream.pipe(socket);
    for (const one of [socket, upstream]) one.on('error', () => socket.destroy());
  });
  const wire = {
    open,
    isRefusing: false,
    isCut: false,
    url: '',
    /** Breaks every connection; while `isCut`, none can be made. */
    break: () => {
      for (const socket of open) socket.destroy();
    },
    close: () => new Promise((resolve) => proxy.close(resolve)),
  };
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  wire.url = Object.assign(new URL(target), { host: `127.0.0.1:${(proxy.address() as AddressInfo).port}` }).href;
  return wire;
}
