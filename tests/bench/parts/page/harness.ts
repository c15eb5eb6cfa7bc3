import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';

/** What an entry has to say about its library. */
export interface Contender {
  /** What stands around everything, such as a provider: drawn before, not measured. */
  readonly around?: (content: ReactNode) => ReactNode;
  /** What is measured; `turn` is 0 when it is mounted and counts the updates. */
  readonly draw: (turn: number) => ReactNode;
  /** Whether what was asked for stands in the document. */
  readonly isDrawn: (host: HTMLElement) => boolean;
}

export interface PartsPage {
  prepare(): Promise<void>;
  /** Milliseconds until a frame with all of it was handed on. */
  draw(turn: number): Promise<{ readonly paintedMs: number; readonly elements: number }>;
}

declare global {
  var partsBench: PartsPage | undefined;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
/** Answered once the frame that is about to be drawn was handed on. */
const painted = async (): Promise<void> => {
  await frame();
  await new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve());
    port1.start();
    port2.postMessage(null);
  });
};

export const count = 1000;
export const thousand = Array.from({ length: count }, (_, index) => index);

/** Puts the contender at the disposal of the measuring side. */
export function register({ around = (content) => content, draw, isDrawn }: Contender): void {
  const host = document.querySelector<HTMLElement>('#root');
  if (!host) throw new Error('the page has no root');
  const root = createRoot(host);
  globalThis.partsBench = {
    async prepare() {
      flushSync(() => root.render(around(null)));
      await painted();
      await painted();
    },
    async draw(turn) {
      const start = performance.now();
      root.render(around(draw(turn)));
      do await painted();
      while (!isDrawn(host));
      return { paintedMs: performance.now() - start, elements: host.querySelectorAll('*').length };
    },
  };
}
