import * as z from 'zod';

const id = z.int();

const node = id.nullable();
const whereabouts = z.object({
  rentId: z.string(),
  orgPath: z.string(),
  partnerId: node,
  unitId: node,
  maintId: node,
  placeId: node,
});

const ringShape = z.discriminatedUnion('type', [
  z.object({ type: z.literal('events'), rentId: z.string() }),
  // what a volatile topic carries was changed
  z.object({ type: z.literal('changed'), topic: z.string(), rentId: z.string(), ids: z.array(id).readonly() }),
  // a place, with all that hangs in it, went from one unit, partner or organisation to another
  z.object({ type: z.literal('moved'), from: whereabouts, to: whereabouts }),
  // work waits for one of the gateways
  z.object({ type: z.literal('work'), queue: z.string() }),
  // a role of the tenant was changed, or given to somebody
  z.object({ type: z.literal('roles'), rentId: z.string() }),
  // readers who are connected get a message that is kept for nobody: those of one account, or all of the tenant
  z.object({
    type: z.literal('tell'),
    topic: z.string(),
    rentId: z.string(),
    userId: id.nullable(),
    data: z.record(z.string(), z.unknown()),
  }),
  z.object({
    type: z.literal('revoked'),
    userId: id,
    sessionId: z.string().nullable(),
    // why, for the reader; absent: the token is not good any more
    code: z.string().optional(),
  }),
]);

/** What gateways on one database tell each other once a transaction has committed. */
export type Ring = Readonly<z.infer<typeof ringShape>>;

/** The ring in a notification; undefined for text that no gateway of this version sends. */
export function readRing(text: string): Ring | undefined {
  try {
    return ringShape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** A notification of PostgreSQL carries fewer than 8 000 bytes. */
const idsPerRing = 450;

function inLots(ids: readonly number[]): number[][] {
  const lots: number[][] = [];
  for (let at = 0; at < ids.length; at += idsPerRing) lots.push(ids.slice(at, at + idsPerRing));
  return lots;
}

/** The ring as rings that each fit into a notification. */
export function inParts(ring: Ring): readonly Ring[] {
  return ring.type === 'changed' ? inLots(ring.ids).map((ids) => ({ ...ring, ids })) : [ring];
}
