/** Attempts on names that nobody has, counted like real ones, so that a lock does not tell which names exist. */
export class UnknownNames {
  readonly #counts = new Map<string, number>();
  readonly #max: number;

  constructor(max = 10_000) {
    this.#max = max;
  }
  /** @returns how many there were with this one */
  count(rentId: string, username: string): number {
    const key = `${rentId}\n${username}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.delete(key);
    this.#counts.set(key, count);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > this.#max && oldest !== undefined) this.#counts.delete(oldest);
    return count;
  }
  /** One that was counted was not made. */
  takeBack(rentId: string, username: string): void {
    const key = `${rentId}\n${username}`;
    const count = this.#counts.get(key);
    if (count !== undefined) this.#counts.set(key, count - 1);
  }
}
