// Imported where Node runs the gateway; it also runs in a page, which has nothing of this.
import { Duplex } from 'node:stream';
import { crc32, createInflateRaw } from 'node:zlib';
import { unpackBy } from './planFile.ts';

const pieceBytes = 256 * 1024;

/**
 * Node's own stream of this kind hands over 16 kB at a time, each by way of the thread that reads the drawing: unpacking then stands
 * still while it reads. This one unpacks a whole piece meanwhile.
 */
class NodeUnpacking {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;

  constructor(format: string) {
    if (format !== 'deflate-raw') throw new TypeError(`unsupported format: ${format}`);
    const inflate = createInflateRaw({ chunkSize: pieceBytes });
    ({ readable: this.readable, writable: this.writable } = Duplex.toWeb(inflate) as NodeUnpacking);
  }
}

unpackBy({ DecompressionStream: NodeUnpacking, checkSum: crc32 });
