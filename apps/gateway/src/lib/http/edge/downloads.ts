import { accepts } from '../body/accepts.ts';
import type { Encode } from '../body/encoding.ts';
import type { Download, StoredDownload, TextDownload } from '../handlers.ts';

/** RFC 6266: a name in any script, with a plain one for those who cannot read it. */
const dispositionOf = (name: string): string => {
  const plain = name.replaceAll(/[^\w.-]/g, '_');
  const extended = plain === name ? '' : `; filename*=UTF-8''${encodeURIComponent(name).replaceAll("'", '%27')}`;
  return `attachment; filename="${plain}"${extended}`;
};

async function sendText(request: Request, { fileName, mediaType, text }: TextDownload, encode: Encode | undefined) {
  const headers = new Headers({
    'content-type': `${mediaType}; charset=utf-8`,
    'content-disposition': dispositionOf(fileName),
  });
  const encoded = await encode?.(text, request.headers.get('accept-encoding') ?? '');
  if (encoded) headers.set('content-encoding', encoded.encoding);
  return new Response(encoded?.bytes ?? text, { headers });
}

async function sendStored(request: Request, file: StoredDownload): Promise<Response> {
  const headers = new Headers({
    'content-type': file.mediaType,
    'content-disposition': dispositionOf(file.fileName),
    // the address says which version it is, and the token who asks
    vary: 'accept-encoding, authorization',
    'cache-control': file.etag === undefined ? 'no-store' : 'private, max-age=31536000, immutable',
  });
  if (file.etag !== undefined) {
    headers.set('etag', file.etag);
    if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers });
  }
  // who asks for the headers only is sent nothing: what was opened would stay open
  const isWanted = request.method !== 'HEAD';
  if (file.isGzip && !accepts(request.headers.get('accept-encoding') ?? '', 'gzip')) {
    return new Response(isWanted ? (await file.open()).pipeThrough(new DecompressionStream('gzip')) : null, {
      headers,
    });
  }
  if (file.isGzip) headers.set('content-encoding', 'gzip');
  headers.set('content-length', String(file.sizeBytes));
  return new Response(isWanted ? await file.open() : null, { headers });
}

/** A file on its way out. */
export const sendDownload = (request: Request, file: Download, encode: Encode | undefined): Promise<Response> =>
  'text' in file ? sendText(request, file, encode) : sendStored(request, file);
