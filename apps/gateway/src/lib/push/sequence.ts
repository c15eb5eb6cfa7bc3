/**
 * A tenant's kept events as this node saw them pass. It tells each reader, with every event, the number of the one before
 * that concerned them; a reader that does not have that one knows that something is missing, although most numbers of
 * the sequence may never have been theirs to see.
 */
export class TenantSequence {
  /** The newest number that passed; null before the first. */
  last: number | null = null;
  /** Everything up to this number may have passed this node by. */
  #unseenUpTo = 0;

  /** Notes that an event is about to be handed out. False: it already was, or a later one was. */
  pass(seq: number): boolean {
    if (this.last !== null && seq <= this.last) return false;
    if (this.last === null || seq > this.last + 1) this.#unseenUpTo = seq - 1;
    this.last = seq;
    return true;
  }

  /** @param passedSeq the newest number the reader is known to be past */
  previousFor(passedSeq: number | null): number {
    return Math.max(this.#unseenUpTo, passedSeq ?? 0);
  }
}
