import { createHash, createHmac } from 'node:crypto';

export interface AliyunRequest {
  readonly host: string;
  readonly action: string;
  readonly version: string;
  readonly query: Readonly<Record<string, string>>;
  /** ISO 8601 with whole seconds, UTC. */
  readonly date: string;
  readonly nonce: string;
}

const algorithm = 'ACS3-HMAC-SHA256';
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** As RFC 3986 asks for it: `encodeURIComponent` leaves five characters that it does not. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replaceAll(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** The query as it is signed and sent: names in the order of their bytes. */
export const canonicalQuery = (query: AliyunRequest['query']): string =>
  Object.entries(query)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&');

/**
 * The headers of a request without a body to an API of Alibaba Cloud, signed by its signature of version 3.
 * @spec MSG-06
 */
export function aliyunHeaders(request: AliyunRequest, keyId: string, secret: string): Record<string, string> {
  const { host, action, version, query, date, nonce } = request;
  const contentHash = sha256('');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': contentHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).toSorted();
  const signed = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const canonical = ['POST', '/', canonicalQuery(query), signed, names.join(';'), contentHash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(canonical)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`;
  return { ...headers, authorization };
}
