import type { Problem } from '@fireline/domain/lib';
import type { Uplink } from '../uplink.ts';
import { type MessageKind, readMessage, type UpMessage } from './message.ts';

/** What is published to the sender. */
export interface DownMessage {
  readonly id: string;
  /** `0000`: it was taken, and need not be sent again. */
  readonly code: string;
  readonly field?: string | undefined;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** The longest answer, in bytes: a broker ends the connection of a client that publishes more than it takes, and some take 128 kB. */
export const answerBytesMax = 64_000;

const lengthOf = (value: unknown): number | undefined => (Array.isArray(value) ? value.length : undefined);

/** An answer as it is published: of one that would be too long the problems are counted and not named. */
export function answerText(message: DownMessage): string {
  const text = JSON.stringify(message);
  if (new TextEncoder().encode(text).byteLength <= answerBytesMax) return text;
  const { id, code, data: { refused, leftOut, ...data } = {} } = message;
  return JSON.stringify({
    id,
    code,
    data: { refusedCount: lengthOf(refused), leftOutCount: lengthOf(leftOut), ...data },
  });
}

const taken = '0000';
export const refusal = (id: string, { code, field }: Problem): DownMessage => ({ id, code, ...(field && { field }) });
export const keyInvalid: Problem = { code: 'device.keyInvalid', field: 'key' };

async function take(uplink: Uplink, { kind, sent }: UpMessage, isRetained: boolean): Promise<DownMessage['data']> {
  const { key } = sent;
  if (kind === 'reports') {
    const holder = await uplink.holderOf(key, 'reports');
    if (!holder) return undefined;
    const { rentId, scopes, keyId } = holder;
    const { awaited, ...reply } = await uplink.report(rentId, sent.reports, { isRetained, keyId });
    // handed out once: only to those who may have them, and are there
    const isForCommands = awaited.length > 0 && !isRetained && scopes.includes('commands');
    const commands = isForCommands ? await uplink.takeCommands(rentId, awaited) : [];
    return { ...reply, commands };
  }
  const holder = await uplink.holderOf(key, 'commands');
  if (!holder) return undefined;
  const { rentId } = holder;
  return kind === 'commands'
    ? { commands: await uplink.takeCommands(rentId, sent.imeis) }
    : { ...(await uplink.acknowledge(rentId, sent.acknowledgements)) };
}

/**
 * Takes a message, which the broker may have kept from before, and returns what its sender is answered. What is wrong with it is an answer.
 * @throws what went wrong here, such as a database that is away
 */
export async function answerMessage(
  uplink: Uplink,
  kind: MessageKind,
  payload: Uint8Array,
  isRetained = false,
): Promise<DownMessage> {
  const { id, ...read } = readMessage(kind, payload, isRetained);
  if (!read.ok) return refusal(id, read.problems[0] ?? { code: 'form.format' });
  const data = await take(uplink, read.value, isRetained);
  return data === undefined ? refusal(id, keyInvalid) : { id, code: taken, data };
}
