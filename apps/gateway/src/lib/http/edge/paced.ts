import { minuteMs } from '@fireline/domain/lib';

/** How long a body may take that is not the upload of somebody who is let in. */
export const bodyWithinMs = minuteMs / 2;

/** How long a sender may take. */
export interface Patience {
  /** The longest pause. */
  readonly silenceMs: number;
  /** How long may have been waited in all once so many bytes have come. */
  readonly allowedMs: (bytes: number) => number;
}

/** The whole within so long. */
export const within = (ms: number): Patience => ({ silenceMs: ms, allowedMs: () => ms });

/** Uploads over thin lines take long, but not for ever: a minute, and another second for each 8 kB. */
export const uploadPatience: Patience = { silenceMs: minuteMs, allowedMs: (bytes) => minuteMs + bytes / 8 };

/** What comes of the work, unless it takes as long or longer. @param late what is thrown then */
export async function inTime<T>(work: () => Promise<T>, ms: number, late: () => Error): Promise<T> {
  const tooLate = Promise.withResolvers<never>();
  const timer = setTimeout(() => tooLate.reject(late()), ms);
  try {
    return await Promise.race([work(), tooLate.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * The body, for as long as its sender keeps pace. Time in which nobody reads is not counted.
 * @param patience asked before each piece
 * @param late what is thrown when the sender is too slow
 */
export async function* paced(
  body: ReadableStream<Uint8Array>,
  patience: () => Patience,
  late: () => Error,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let bytes = 0;
  let waitedMs = 0;
  try {
    for (;;) {
      const { silenceMs, allowedMs } = patience();
      const startedAtMs = performance.now();
      const leftMs = Math.max(0, Math.min(silenceMs, allowedMs(bytes) - waitedMs));
      const { done, value } = await inTime(() => reader.read(), leftMs, late);
      if (done) return;
      waitedMs += performance.now() - startedAtMs;
      bytes += value.byteLength;
      yield value;
    }
  } finally {
    // what is still coming in is the connection's to end
    reader.cancel().catch(() => {});
  }
}
