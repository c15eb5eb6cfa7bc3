const waiting = new Set<() => void>();
let isAsked = false;

function run(): void {
  isAsked = false;
  const tasks = [...waiting];
  waiting.clear();
  for (const task of tasks) task();
}

/** Runs the task once before the next picture, however often it is asked for; a hidden page runs nothing. The answer takes it back. */
export function beforeNextFrame(task: () => void): () => void {
  waiting.add(task);
  if (!isAsked) {
    isAsked = true;
    requestAnimationFrame(run);
  }
  return () => waiting.delete(task);
}
