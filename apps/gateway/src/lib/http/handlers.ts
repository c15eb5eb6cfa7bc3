import type { Shapes } from '@fireline/api/lib';
import type { Result } from '@fireline/domain/lib';
import { hasRight } from '@fireline/domain/role';
import type { AnyPermission } from '@fireline/domain/shell';
import type * as z from 'zod';
import type { AnyoneAsks, Context, DeviceAsks, EmbedAsks, LinkAsks, SignedInAsks } from '../context.ts';
import { HttpRefusal } from './refusal.ts';

/**
 * What the call itself cannot say: which button the thing takes that was found.
 * @throws HttpRefusal 403 when the caller's role has none of these
 * @spec ROL-03 ROL-07
 */
export function demandRight({ rights }: SignedInAsks, ...anyOf: readonly AnyPermission[]): void {
  if (!hasRight(rights.granted, anyOf)) throw new HttpRefusal(403, { code: 'role.noPermission' });
}

/**
 * Ends a call that would change what its caller only follows: it is seen, so that it is not told as missing.
 * @throws HttpRefusal 403
 * @spec SIT-02
 */
export function followsOnly(): never {
  throw new HttpRefusal(403, { code: 'site.member.followsOnly' });
}

/** A download that is made for the occasion. */
export interface TextDownload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly text: string;
}
/** A download that lies ready. */
export interface StoredDownload {
  readonly fileName: string;
  readonly mediaType: string;
  readonly sizeBytes: number;
  /** It is kept compressed; who does not take it so gets it as it was before. */
  readonly isGzip: boolean;
  /** Names this content and no other; nothing: it is asked for anew each time and kept by nobody. */
  readonly etag: string | undefined;
  open(): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>;
}
export type Download = TextDownload | StoredDownload;

/** What the caller sent, by its shape; answers the reply or the problems that stand in the way. */
export interface Handler<Send, Reply> {
  (send: Send, context: Context): Promise<Result<Reply>>;
  /** A looser shape to read by, for calls that tell what is wrong row by row. */
  readonly reads?: z.ZodType;
  /** It judges texts by itself, and keeps none that it has not judged: of what comes beside a broken one nothing is lost. */
  readonly judgesTexts?: boolean;
}

/** What a handler returns: data of the call's shape, or a download, of which the shape says only that it is text. */
type Returned<Reply> = [Reply] extends [string] ? Download : Reply;

/** One handler for every call of an area: one that is missing, or answers another shape, does not compile. */
export type HandlersOf<S extends Shapes> = {
  readonly [K in keyof S]: Handler<z.output<S[K]['send']>, Returned<z.input<S[K]['reply']>>>;
};

const asked =
  <C extends Context>(by: C['by']) =>
  <Send, Reply>(answer: (send: Send, context: C) => Promise<Result<Reply>>): Handler<Send, Reply> =>
  (send, context) => {
    if (context.by !== by) throw new Error(`a handler for '${by}' was asked by '${context.by}'`);
    return answer(send, context as C);
  };

// what a handler may rely on about who asks; the call's `who` is checked before it runs
export const anyone = asked<AnyoneAsks>('anyone');
export const signedIn = asked<SignedInAsks>('signedIn');
export const byDeviceKey = asked<DeviceAsks>('deviceKey');
export const byLink = asked<LinkAsks>('link');
export const byEmbed = asked<EmbedAsks>('embed');
