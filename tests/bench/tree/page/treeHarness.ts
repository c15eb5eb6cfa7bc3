import { type BenchNode, branchIds, makeNodes } from './nodes.ts';

/** How the tree stands when it is shown. */
export interface Case {
  readonly nodes: readonly BenchNode[];
  readonly openIds: readonly string[];
  /** With a tick box before each node, one of them ticked. */
  readonly isMultiple: boolean;
  readonly chosen: readonly string[];
}

export interface TreeContender {
  /** Draws the page that stands before the tree comes; not measured. */
  prepare(host: HTMLElement): void;
  mount(shown: Case): void;
  scroller(host: HTMLElement): Element | null;
}

export interface TreeBench {
  /** Milliseconds until the first node is in the document, and until it is painted. */
  mount(isOpen: boolean, isMultiple: boolean): Promise<{ readyMs: number; paintedMs: number; elements: number }>;
  prepare(count: number): Promise<void>;
  scroll(frames: number, stepPx: number): Promise<void>;
}

declare global {
  var treeBench: TreeBench | undefined;
}

const frame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
const painted = async (): Promise<void> => {
  await frame();
  await frame();
};

/** Makes the page ready to be measured. */
export function registerTree(contender: TreeContender): void {
  const host = document.getElementById('root');
  if (!host) throw new Error('the page has no #root');
  let nodes: readonly BenchNode[] = [];
  globalThis.treeBench = {
    async prepare(count) {
      nodes = makeNodes(count);
      contender.prepare(host);
      await painted();
    },
    async mount(isOpen, isMultiple) {
      const openIds = isOpen ? branchIds(nodes) : [];
      const start = performance.now();
      contender.mount({ nodes, openIds, isMultiple, chosen: isMultiple ? ['0.0.0'] : [] });
      while (!host.textContent.includes('单位 0')) await turn();
      const readyMs = performance.now() - start;
      await painted();
      return { readyMs, paintedMs: performance.now() - start, elements: document.querySelectorAll('*').length };
    },
    async scroll(frames, stepPx) {
      const scroller = contender.scroller(host);
      if (!scroller) throw new Error('nothing scrolls');
      for (let step = 0; step < frames; step++) {
        scroller.scrollTop += stepPx;
        await frame();
      }
    },
  };
}
