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
  z.object({ type: z.literal('devices'), rentId: z.string(), deviceIds: z.array(id).readonly() }),
  z.object({ type: z.literal('plans'), rentId: z.string(), layerIds: z.array(id).readonly() }),
  // a place, with all that hangs in it, went from one unit, partner or organisation to another
  z.object({ type: z.literal('moved'), from: whereabouts, to: whereabouts }),
  // a plan waits to be published
  z.object({ type: z.literal('publish') }),
  // a role of the tenant was changed, or given to somebody
  z.object({ type: z.literal('roles'), rentId: z.string() }),
  // something of an account itself was changed: its people's other browsers are notified
  z.object({ type: z.literal('account'), userId: id, what: z.enum(['settings']) }),
  // the tenant pushes other alarms to its people, whatever they chose
  z.object({ type: z.literal('forcePush'), rentId: z.string() }),
  z.object({ type: z.literal('revoked'), userId: id, sessionId: z.string().nullable() }),
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
  if (ring.type === 'devices') return inLots(ring.deviceIds).map((deviceIds) => ({ ...ring, deviceIds }));
  if (ring.type === 'plans') return inLots(ring.layerIds).map((layerIds) => ({ ...ring, layerIds }));
  return [ring];
}
