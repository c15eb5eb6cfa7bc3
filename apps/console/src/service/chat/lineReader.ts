import type { Client } from '@fireline/api/lib';
import { type ChatLine, serviceCalls } from '@fireline/api/service';

export interface LineReader {
  /** The number of the last line that was read. */
  readonly reached: () => number;
  /** Asks for what lies behind it. One call runs at a time, so that no line is read twice. Never rejects. */
  readonly load: (ticketId: number | undefined) => Promise<void>;
}

interface ReadLines {
  /** Lines that were not read before, in their order. @param readSeq up to where the reader had read before */
  readonly onLines: (fresh: readonly ChatLine[], readSeq: number) => void;
  readonly onFailure: (error: unknown) => void;
}

/** Reads the lines of a chat behind the last one read, each once and in order, whatever is cut meanwhile. @spec SRV-06 */
export function createLineReader(client: Pick<Client, 'send'>, { onLines, onFailure }: ReadLines): LineReader {
  let reached = 0;
  let under: Promise<void> = Promise.resolve();
  const read = async (ticketId: number): Promise<void> => {
    try {
      for (let isMore = true; isMore;) {
        const got = await client.send(serviceCalls.chatMessages, { ticketId, after: reached });
        const fresh = got.messages.filter(({ seq }) => seq > reached);
        reached = fresh.at(-1)?.seq ?? reached;
        onLines(fresh, got.readSeq);
        isMore = fresh.length > 0 && reached < got.lastSeq;
      }
    } catch (error) {
      onFailure(error);
    }
  };
  return {
    reached: () => reached,
    load: (ticketId) => {
      if (ticketId !== undefined) under = under.then(() => read(ticketId));
      return under;
    },
  };
}
