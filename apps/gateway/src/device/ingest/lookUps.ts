/**
 * Looks each key up once at a time. Those who ask while a look-up runs share the next one: it begins after they asked, so it sees whatever was
 * changed before.
 */
export class LookUps<Found> {
  readonly #running = new Map<string, { readonly ended: Promise<void>; next: Promise<Found> | undefined }>();

  /** @throws what the look-up throws */
  ask(key: string, look: () => Promise<Found>): Promise<Found> {
    const running = this.#running.get(key);
    if (!running) return this.#start(key, look);
    running.next ??= running.ended.then(() => this.#start(key, look));
    return running.next;
  }

  #start(key: string, look: () => Promise<Found>): Promise<Found> {
    const found = look();
    const end = () => {
      if (running.next === undefined) this.#running.delete(key);
    };
    const running = { ended: found.then(end, end), next: undefined as Promise<Found> | undefined };
    this.#running.set(key, running);
    return found;
  }
}
