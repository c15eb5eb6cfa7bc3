import { areaShapes } from '@fireline/api/shapes';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import * as z from 'zod';
import { inputFault } from '../../../lib/inputFault.ts';
import { zodProblems } from '../../../lib/http/zodProblems.ts';
import { parseLoosely } from '../../../lib/looseJson.ts';

/** The longest message that is read. */
export const messageBytesMax = 256_000;
/** Where devices publish, and where each is answered. */
export const upTopics = 'fireline/up/+/+';
export const downTopic = (client: string): string => `fireline/down/${client}`;

const { takeCommands, acknowledge } = areaShapes.device;
const envelope = {
  /** Repeated by the answer. */
  id: z.union([z.string().max(64), z.number().transform(String)]).default(''),
  key: z.string().min(1).max(200),
};
const shapes = {
  // rows are read one by one and each part of a row by itself, so that what cannot be read keeps nothing else out
  reports: z.object({ ...envelope, id: envelope.id.catch(''), reports: z.array(z.unknown()).min(1) }),
  commands: z.object({ ...envelope, ...takeCommands.send.shape }),
  acknowledgements: z.object({ ...envelope, ...acknowledge.send.shape }),
} as const;
export type MessageKind = keyof typeof shapes;

/** What a device published. */
export type UpMessage =
  | { readonly kind: 'reports'; readonly sent: z.output<typeof shapes.reports> }
  | { readonly kind: 'commands'; readonly sent: z.output<typeof shapes.commands> }
  | { readonly kind: 'acknowledgements'; readonly sent: z.output<typeof shapes.acknowledgements> };

const topicForm = /^fireline\/up\/([\w-]{1,64})\/(reports|commands|acknowledgements)$/;

/** Who published, and what; undefined for a topic that no device of ours publishes on. */
export function readTopic(topic: string): { readonly client: string; readonly kind: MessageKind } | undefined {
  const [, client, kind] = topicForm.exec(topic) ?? [];
  return client && kind ? { client, kind: kind as MessageKind } : undefined;
}

/** Deeper input is there to exhaust what walks through it. */
const limits = { depth: 1000, list: Infinity, fields: Infinity };

const strict = new TextDecoder('utf-8', { fatal: true });
const lenient = new TextDecoder('utf-8');
/** @throws for what is no JSON */
function valueIn(kind: MessageKind, payload: Uint8Array): Result<unknown> {
  // of reports no text is kept but what has the form of an IMEI or a version: one that is broken is left out with its part
  if (kind === 'reports') return ok(parseLoosely(lenient.decode(payload)));
  const value: unknown = JSON.parse(strict.decode(payload));
  // what no database keeps would fail there, again with each repetition
  return inputFault(value, limits) ? refuse({ code: 'form.characters' }) : ok(value);
}

const parse = (kind: MessageKind, payload: Uint8Array): Result<unknown> => {
  if (payload.byteLength > messageBytesMax)
    return refuse({ code: 'shell.tooLarge', args: { 0: messageBytesMax / 1024 } });
  try {
    return valueIn(kind, payload);
  } catch {
    return refuse({ code: 'form.format' });
  }
};

/** Of a message that the broker kept and gives to each new subscriber: its sender may be gone, and commands would be handed to nobody. */
const retainedProblem: Problem = { code: 'device.reading.retained', field: 'at' };

/**
 * The message, or the first thing that is wrong with it, with its id where that can be read.
 * @param isRetained whether the broker kept it from before: of reports, each is judged by itself
 */
export function readMessage(
  kind: MessageKind,
  payload: Uint8Array,
  isRetained: boolean,
): Result<UpMessage> & { readonly id: string } {
  const parsed = parse(kind, payload);
  if (!parsed.ok) return { ...parsed, id: '' };
  const { id } = z
    .object({ id: envelope.id.catch('') })
    .catch({ id: '' })
    .parse(parsed.value);
  const read = shapes[kind].safeParse(parsed.value);
  if (read.success) {
    const message = { kind, sent: read.data } as UpMessage;
    return isRetained && kind !== 'reports' ? { ...refuse(retainedProblem), id } : { ...ok(message), id };
  }
  const [problem = { code: 'form.format' }]: readonly Problem[] = zodProblems(read.error);
  return { ...refuse(problem), id };
}
