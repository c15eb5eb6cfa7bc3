/** What a page of this bench can be asked; times are the page's own. */
export interface PlanBenchPage {
  /**
   * Draws the file at this address, which the page has at hand; milliseconds from then until its first picture, and the longest time in which
   * the page could do nothing else.
   */
  open(address: string): Promise<{ readonly firstMs: number; readonly longestTaskMs: number }>;
  /** A plan of about so many lines, drawn to the end. */
  make?(lines: number): Promise<void>;
  /** Moves it a frame at a time; milliseconds of each frame's work, drawing included, and of the longest frame. */
  move?(how: 'pan' | 'zoom', frames: number): Promise<{ readonly workMs: readonly number[]; readonly gapMs: number }>;
}

declare global {
  var planBench: PlanBenchPage | undefined;
}

const choosingMs = 1000;
/** The file at this address, after the time in which somebody chooses it: all that stands before is there by then. */
export async function chosenFile(address: string): Promise<File> {
  const blob = await (await fetch(address)).blob();
  await new Promise((resolve) => setTimeout(resolve, choosingMs));
  await nextFrame();
  return new File([blob], 'plan.dxf');
}

export const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

export async function until(check: () => boolean): Promise<void> {
  while (!check()) await nextFrame();
}

/** Does the work; answers how long the page was held at most, in milliseconds. Below 50 the browser does not tell. */
export async function watched(work: () => Promise<void>): Promise<number> {
  let longest = 0;
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
  });
  observer.observe({ type: 'longtask' });
  await work();
  // entries come a moment after the task
  await nextFrame();
  await nextFrame();
  observer.disconnect();
  return longest;
}
