import { crc32, deflateRawSync } from 'node:zlib';

/** One file of a zip made by hand, honest unless it says otherwise. */
export interface ZipPart {
  readonly name: string | Uint8Array;
  readonly data?: Uint8Array | string;
  /** 8 packs, 0 leaves as it is. */
  readonly method?: number;
  readonly isEncrypted?: boolean;
  /** Whether the name is marked as UTF-8; it is when it is given as text. */
  readonly isUnicode?: boolean;
  /** Of Unix, `0o120777` is a link. */
  readonly mode?: number;
  /** What the headers claim instead of the truth. */
  readonly claims?: { readonly sizeBytes?: number; readonly crc?: number };
}

const bytesOf = (data: Uint8Array | string): Uint8Array => (typeof data === 'string' ? Buffer.from(data) : data);

/** The bytes of a zip of these files. */
export const makeZip = (parts: readonly ZipPart[]): Uint8Array => {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const { name, data = '', method = 8, isEncrypted = false, isUnicode, mode = 0o100644, claims = {} } of parts) {
    const raw = bytesOf(name);
    const plain = bytesOf(data);
    const packed = method === 8 ? deflateRawSync(plain) : plain;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE((isEncrypted ? 1 : 0) | ((isUnicode ?? typeof name === 'string') ? 0x800 : 0), 2);
    common.writeUInt16LE(method, 4);
    common.writeUInt32LE((claims.crc ?? crc32(plain)) >>> 0, 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claims.sizeBytes ?? plain.length, 18);
    common.writeUInt16LE(raw.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, raw, packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(offset, 10);
    locals.push(local);
    centrals.push(Buffer.concat([Buffer.from('PK\u0001\u0002'), Buffer.from([20, 3]), common, tail, raw]));
    offset += local.length;
  }
  const list = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, list, Buffer.from('PK\u0005\u0006'), end]);
};

/** A drawing that says nothing, as long as asked. */
export const emptyDrawing = (bytes = 0): string =>
  `  0\nSECTION\n  2\nENTITIES\n${'  0\nPOINT\n 10\n1.0\n'.repeat(Math.ceil(bytes / 21))}  0\nENDSEC\n  0\nEOF\n`;
