// Imported where Node runs the gateway; it also runs in a page, which has nothing of this.
import { Duplex } from 'node:stream';
import { type ZlibOptions, createGunzip, createInflateRaw } from 'node:zlib';
import { configure } from '@zip.js/zip.js/lib/zip-core.js';

/** Each piece goes through a dozen hands; four times as large, all of them together take a fifth less. */
const pieceBytes = 1024 * 1024;

/**
 * Node's own stream of this kind hands over 16 kB at a time, each by way of the thread that reads the drawing: unpacking then stands
 * still while it reads. This one unpacks a whole piece meanwhile. zip.js asks for gzip where it wants the check sum compared: it is made there,
 * and not in the thread that reads.
 */
class NodeUnpacking {
  readonly readable: ReadableStream;
  readonly writable: WritableStream;

  constructor(format: string) {
    const create = { gzip: createGunzip, 'deflate-raw': createInflateRaw }[format];
    if (!create) throw new TypeError(`unsupported format: ${format}`);
    // pieces go on as objects, two of them ahead: as bytes each would be copied once more, and cleared away by the thread that reads
    const inflate = create({
      chunkSize: pieceBytes,
      readableObjectMode: true,
      readableHighWaterMark: 2,
    } as ZlibOptions);
    ({ readable: this.readable, writable: this.writable } = Duplex.toWeb(inflate) as NodeUnpacking);
  }
}

configure({ chunkSize: pieceBytes, DecompressionStream: NodeUnpacking });
