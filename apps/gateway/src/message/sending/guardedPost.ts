import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Unanswered } from './carrier.ts';
import { guardedLookup, guardHost } from './guard.ts';

const replyBytesMax = 64 * 1024;

export interface Posted {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal: AbortSignal;
  readonly mayUsePrivate: boolean;
}

/**
 * Sends a request to a service outside, and to no private network unless that is allowed. A redirect is followed by nobody.
 * @throws Forbidden where the address leads into a private network; Unanswered where all of it went out before the line broke
 */
export function guardedPost(
  url: URL,
  { headers, body, signal, mayUsePrivate }: Posted,
): Promise<{ readonly status: number; readonly text: string }> {
  return new Promise((resolve, reject) => {
    if (!mayUsePrivate) guardHost(url.hostname);
    const request = (url.protocol === 'https:' ? httpsRequest : httpRequest)(
      url,
      { method: 'POST', headers, signal, agent: false, ...(mayUsePrivate ? {} : { lookup: guardedLookup }) },
      (reply) => {
        let text = '';
        reply.setEncoding('utf8');
        reply.on('data', (part: string) => {
          text += part;
          if (text.length > replyBytesMax) reply.destroy();
        });
        reply.on('close', () => resolve({ status: reply.statusCode ?? 0, text: text.slice(0, replyBytesMax) }));
      },
    );
    request.on('error', (error) => reject(request.writableFinished ? new Unanswered(error) : error));
    request.end(body);
  });
}
