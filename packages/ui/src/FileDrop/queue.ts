/** A file that is stored where it should be: by whatever its owner knows it. */
export interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly sizeBytes?: number;
}

/** A file on its way, or one that will not go: refused, failed, cancelled. */
export interface QueuedFile {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: 'refused' | 'waiting' | 'sending' | 'failed' | 'cancelled';
  /** While it is being sent. */
  readonly sentBytes: number;
  /** Why it was refused or failed, in the reader's words. */
  readonly reason?: string | undefined;
}

export type QueueEvent =
  | { readonly type: 'added'; readonly files: readonly QueuedFile[] }
  | { readonly type: 'started' | 'cancelled' | 'removed' | 'retried'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly sentBytes: number }
  | { readonly type: 'failed'; readonly key: string; readonly reason: string };

const changed = (queue: readonly QueuedFile[], key: string, change: Partial<QueuedFile>): readonly QueuedFile[] =>
  queue.map((file) => (file.key === key ? { ...file, ...change } : file));

/** The queue after something happened. What has been cancelled is not moved by late news. */
export function queueAfter(queue: readonly QueuedFile[], event: QueueEvent): readonly QueuedFile[] {
  if (event.type === 'added') return [...queue, ...event.files];
  const { key } = event;
  const isSending = queue.find((file) => file.key === key)?.state === 'sending';
  switch (event.type) {
    case 'started':
      return changed(queue, key, { state: 'sending', sentBytes: 0 });
    case 'progressed':
      return isSending ? changed(queue, key, { sentBytes: event.sentBytes }) : queue;
    case 'failed':
      return isSending ? changed(queue, key, { state: 'failed', reason: event.reason }) : queue;
    case 'cancelled':
      return changed(queue, key, { state: 'cancelled' });
    case 'retried':
      return changed(queue, key, { state: 'waiting', sentBytes: 0, reason: undefined });
    case 'removed':
      return queue.filter((file) => file.key !== key);
  }
}

/** Those that may start now, in their order, when so many may be under way at once. */
export const nextOf = (queue: readonly QueuedFile[], atOnce: number): readonly QueuedFile[] => {
  const free = atOnce - queue.filter(({ state }) => state === 'sending').length;
  return queue.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free));
};

/** How far all that is under way has come, 0 to 100; undefined when nothing is. */
export const percentOf = (queue: readonly QueuedFile[]): number | undefined => {
  const going = queue.filter(({ state }) => state === 'sending' || state === 'waiting');
  const total = going.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  const sent = going.reduce((sum, { sentBytes, sizeBytes }) => sum + Math.min(sentBytes, sizeBytes), 0);
  return total > 0 ? Math.floor((sent / total) * 100) : undefined;
};
