import type { Topic } from './call.ts';
import type { PushEvent, TopicHandler } from './pushTypes.ts';

interface Listened {
  readonly kind: Topic['kind'];
  readonly handlers: Set<TopicHandler>;
}

/** A handler that fails must not keep the event from the others, nor fail unheard: it goes to the page's error reporting. */
function guarded(run: () => void): void {
  try {
    run();
  } catch (error) {
    queueMicrotask(() => {
      throw error;
    });
  }
}

/** Who listens to what. */
export class TopicHandlers {
  readonly #topics = new Map<string, Listened>();

  names(): string[] {
    return [...this.#topics.keys()];
  }

  /** @returns whether the topic had no handler before */
  add(topic: Topic, handler: TopicHandler): boolean {
    const listened = this.#topics.get(topic.name);
    if (listened) listened.handlers.add(handler);
    else this.#topics.set(topic.name, { kind: topic.kind, handlers: new Set([handler]) });
    return !listened;
  }

  has(topic: Topic, handler: TopicHandler): boolean {
    return this.#topics.get(topic.name)?.handlers.has(handler) ?? false;
  }

  /** @returns whether that was the topic's last handler */
  remove(topic: Topic, handler: TopicHandler): boolean {
    const handlers = this.#topics.get(topic.name)?.handlers;
    if (!handlers?.delete(handler) || handlers.size > 0) return false;
    this.#topics.delete(topic.name);
    return true;
  }

  /** Hands on runs of the same topic together, in order. */
  deliver(events: readonly PushEvent[]): void {
    for (let from = 0; from < events.length;) {
      const topic = events[from]?.topic ?? '';
      let to = from + 1;
      while (events[to]?.topic === topic) to += 1;
      const run = to - from === events.length ? events : events.slice(from, to);
      for (const handler of this.#topics.get(topic)?.handlers ?? []) guarded(() => handler.events(run));
      from = to;
    }
  }

  /** Has everything that comes from topics of the kind fetched afresh. */
  reload(kind: Topic['kind']): void {
    for (const [name, listened] of this.#topics) if (listened.kind === kind) this.reloadTopic(name);
  }

  reloadTopic(name: string): void {
    for (const handler of this.#topics.get(name)?.handlers ?? []) guarded(() => handler.reload?.());
  }
}
