import type { SeedProgress } from './city/seed.ts';

/** Writes progress as one line that is written over, or as a line per step where nobody watches. */
export function seedProgressLine(out: NodeJS.WriteStream): (progress: SeedProgress) => void {
  let last = '';
  return ({ step, done, total }) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const line = out.isTTY ? `\r  ${step.padEnd(10)} ${String(percent).padStart(3)} %` : `  ${step}\n`;
    if (line === last) return;
    last = line;
    out.write(percent === 100 && out.isTTY ? `${line}\n` : line);
  };
}
