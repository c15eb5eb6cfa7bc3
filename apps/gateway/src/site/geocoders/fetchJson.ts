import type * as z from 'zod';
import { GeocoderError } from './geocoder.ts';

/** More than any list of ten places. */
const replyBytesMax = 512 * 1024;

/** A connection that cannot be had is told apart from a reader who has left: that is no failure of anybody. */
const lost = (error: unknown, signal: AbortSignal): unknown =>
  signal.aborted ? signal.reason : error instanceof GeocoderError ? error : new GeocoderError('unreachable');

function refusal(status: number): GeocoderError {
  if (status === 429) return new GeocoderError('busy');
  return new GeocoderError(status >= 500 ? 'unreachable' : 'refused');
}

async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = '';
  for await (const chunk of (response.body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    bytes += chunk.byteLength;
    if (bytes > replyBytesMax) throw new GeocoderError('garbled');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new GeocoderError('garbled');
  }
}

export interface JsonRequest {
  readonly fetch: typeof globalThis.fetch;
  readonly url: URL;
  readonly signal: AbortSignal;
  readonly language?: string;
}

/**
 * What another server answers, read by its shape. It is not followed elsewhere: a redirection would hand the key on.
 * @throws GeocoderError `unreachable`, `refused`, `busy`, or `garbled` for what is too large, no JSON, or of another shape
 */
export async function fetchJson<Shape extends z.ZodType>(
  shape: Shape,
  { fetch, url, signal, language }: JsonRequest,
): Promise<z.output<Shape>> {
  try {
    const response = await fetch(url, {
      signal,
      redirect: 'error',
      headers: {
        accept: 'application/json',
        'user-agent': 'Fireline gateway',
        ...(language === undefined ? {} : { 'accept-language': language }),
      },
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw refusal(response.status);
    }
    const reply = shape.safeParse(parsed(await textOf(response)));
    if (!reply.success) throw new GeocoderError('garbled');
    return reply.data;
  } catch (error) {
    throw lost(error, signal);
  }
}
