/** How much of a request has left. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** 0 while it is not known. */
  readonly totalBytes: number;
}

/** A request whose way out is watched. */
export interface UploadRequest {
  readonly url: string;
  readonly method: string;
  readonly headers: Headers;
  readonly body: XMLHttpRequestBodyInit | null;
  readonly signal: AbortSignal;
  readonly onProgress: (progress: UploadProgress) => void;
}

/** Sends a request and tells how much of it has left; rejects when the network fails or the signal is aborted. */
export type UploadPort = (request: UploadRequest) => Promise<Response>;

/** Statuses that carry no body; a `Response` with one would throw. */
const bodiless: ReadonlySet<number> = new Set([204, 205, 304]);

function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** By XMLHttpRequest: `fetch` does not tell how much has left. */
export const uploadByXhr: UploadPort = ({ url, method, headers, body, signal, onProgress }) =>
  new Promise<Response>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open(method, url);
    for (const [name, value] of headers) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress({ sentBytes: loaded, totalBytes: lengthComputable ? total : 0 });
    request.onload = () => {
      const { status, statusText, responseText } = request;
      const answered = { status, statusText, headers: headersOf(request.getAllResponseHeaders()) };
      resolve(new Response(bodiless.has(status) ? null : responseText, answered));
    };
    request.onerror = () => reject(new TypeError('the network failed'));
    request.onabort = () => reject(signal.reason as Error);
    request.onloadend = () => signal.removeEventListener('abort', abort);
    signal.addEventListener('abort', abort, { once: true });
    request.send(body);
  });

const sizeOf = (body: UploadRequest['body']): number => {
  if (!(body instanceof FormData)) return 0;
  let bytes = 0;
  for (const value of body.values()) if (value instanceof Blob) bytes += value.size;
  return bytes;
};

/** By `fetch`, where there is nothing else: it is told when all has left. */
export const uploadByFetch =
  (doFetch: (url: string, init: RequestInit) => Promise<Response>): UploadPort =>
  async ({ url, onProgress, ...init }) => {
    const response = await doFetch(url, init);
    const totalBytes = sizeOf(init.body);
    onProgress({ sentBytes: totalBytes, totalBytes });
    return response;
  };
