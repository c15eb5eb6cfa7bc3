import { parsePushPath } from '@fireline/api/lib';
import type { Connection } from './connection.ts';
import type { Hub } from './hub.ts';

/**
 * A socket straight onto a hub in the same page: what stories and tests give to the push client instead of a WebSocket.
 * Like a real one it answers later, never inside `send`.
 */
export class InPageSocket {
  readonly url: string;
  readyState = 0;
  binaryType?: string;
  onopen: ((event?: Event) => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number; reason: string; wasClean: boolean }) => void) | null = null;
  onerror: ((event: Event) => void) | null = null;
  #connection: Connection | undefined;

  constructor(hub: Hub, url: string) {
    this.url = url;
    const path = parsePushPath(new URL(url, 'ws://in.page').pathname);
    if (!path) {
      queueMicrotask(() => this.#closed(1006, ''));
      return;
    }
    queueMicrotask(() => {
      if (this.readyState !== 0) return;
      this.#connection = hub.open(
        {
          send: (text) => queueMicrotask(() => this.readyState === 1 && this.onmessage?.({ data: text })),
          close: (code, reason) => queueMicrotask(() => this.#closed(code, reason)),
          bufferedAmount: 0,
        },
        path,
      );
      this.readyState = 1;
      this.onopen?.();
    });
  }

  send(data: string | ArrayBuffer): void {
    if (this.readyState !== 1) throw new DOMException('the socket is not open', 'InvalidStateError');
    this.#connection?.receive(typeof data === 'string' ? data : new Uint8Array(data));
  }

  close(): void {
    if (this.readyState > 1) return;
    if (this.#connection) this.#connection.end(1000);
    else queueMicrotask(() => this.#closed(1000, ''));
    this.readyState = 2;
  }

  /** As if the wire were cut. */
  terminate(): void {
    this.#connection?.end(1006);
    this.#closed(1006, '');
  }

  #closed(code: number, reason: string): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code, reason, wasClean: code !== 1006 });
  }
}
