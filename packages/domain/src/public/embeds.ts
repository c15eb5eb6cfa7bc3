import { type DeviceType, deviceAppPath, deviceTypeNames, deviceTypes } from '../device/index.ts';
import { defineForm, type Field, integer, listOf, ok, optional, readWebAddress, refuse, text } from '../lib/index.ts';
import { linkForm } from './links.ts';
import { embedMinutes, embedOriginsMax, originChars } from './limits.ts';

/** How a partner embeds a piece. @spec PUB-06 */
export const embedWays = ['react', 'element', 'iframe'] as const;
export type EmbedWay = (typeof embedWays)[number];

/** An embedded device app: a family of device types under one path. */
export interface EmbeddedFamily {
  readonly family: string;
  /** `/mirco/elecfire` */
  readonly path: string;
  readonly types: readonly DeviceType[];
}

/** The embedded device apps, from the table of device types: a new type brings its own. @spec PUB-03 DEV-08 */
export const embeddedFamilies = (): EmbeddedFamily[] =>
  [...Map.groupBy(deviceTypeNames, deviceAppPath)].map(([path, types]) => ({
    family: deviceTypes[types[0] as DeviceType].family,
    path,
    types,
  }));

const ownMachine = new Set(['localhost', '127.0.0.1']);
const usualPorts: Readonly<Record<string, number>> = { http: 80, https: 443 };
/** As a browser and a content policy write a host: a name of other letters in its encoded form. */
const plainHost = /^[a-z\d.-]+$/;
const anyOrigin = text(originChars);

/**
 * An origin as a browser sends it: `https://partner.example`, without a path. Plain http on the developer's own machine only.
 * @spec PUB-06 N21
 */
export const embedOrigin: Field<string> = (raw, field) => {
  const result = anyOrigin(raw, field);
  if (!result.ok) return result;
  const read = readWebAddress(result.value.toLowerCase());
  const isOrigin = read?.rest === '' && plainHost.test(read.host);
  if (!isOrigin || (read.scheme === 'http' && !ownMachine.has(read.host)))
    return refuse({ code: 'public.embed.origin', field });
  // a browser leaves the usual port out
  const port = read.port === undefined || read.port === usualPorts[read.scheme] ? '' : `:${read.port}`;
  return ok(`${read.scheme}://${read.host}${port}`);
};

/** A piece to be embedded: what it shows, from where, for how long. @spec PUB-06 N21 */
export const embedForm = defineForm({
  subject: linkForm.fields.subject,
  id: linkForm.fields.id,
  origins: listOf(embedOrigin, { min: 1, max: embedOriginsMax }),
  minutes: optional(integer(embedMinutes)),
});

/** Whether a page of that origin may show the piece: it is on the list as it stands, no part or pattern of it. @spec PUB-06 N21 */
export const mayEmbed = (origin: string, allowed: readonly string[]): boolean => allowed.includes(origin.toLowerCase());
