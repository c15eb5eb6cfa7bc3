import { isDeepStrictEqual } from 'node:util';

const shownMax = 20;

/** What a long run finds lost or done twice: printed at once, and the run ends with code 1. */
export class Findings {
  #count = 0;

  /** Notes what is wrong, with the rows that show it. */
  add(what: string, rows: readonly unknown[] = []): void {
    this.#count += 1;
    console.error(`WRONG: ${what}`);
    for (const row of rows.slice(0, shownMax))
      console.error(`  ${typeof row === 'string' ? row : JSON.stringify(row)}`);
    if (rows.length > shownMax) console.error(`  and ${rows.length - shownMax} more`);
  }

  /** Notes rows that ought not to be there. */
  none(what: string, rows: readonly unknown[]): void {
    if (rows.length > 0) this.add(`${what}: ${rows.length}`, rows);
  }

  /** Notes a value that is not the wanted one. */
  same(what: string, actual: unknown, wanted: unknown): void {
    if (!isDeepStrictEqual(actual, wanted))
      this.add(what, [`is ${JSON.stringify(actual)}`, `wanted ${JSON.stringify(wanted)}`]);
  }

  /** Prints how it went and ends the process: 1 where something is wrong. */
  end(summary: string): never {
    const outcome = this.#count === 0 ? 'nothing lost, nothing done twice' : `${this.#count} things are wrong`;
    console.log(`${summary}: ${outcome}`);
    process.exit(this.#count === 0 ? 0 : 1);
  }
}
