import type { Call } from '@fireline/api/lib';
import { expect, it } from 'vitest';
import { falseAddresses, namesWebAddress } from '../../fixtures/webAddresses.ts';
import type { Area } from './areaCalls.ts';
import type { CallWorld, Fields } from './world.ts';

interface Schema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
}
type Path = readonly (string | 0)[];

const isText = ({ type, items, anyOf = [], oneOf = [] }: Schema): boolean =>
  type === 'string' || [...anyOf, ...oneOf, ...(items ? [items] : [])].some((one) => isText(one));

/** Where in what is sent a text is named as a web address. */
function addressesIn(schema: Schema, path: Path = []): Path[] {
  const { properties = {}, items, anyOf = [], oneOf = [] } = schema;
  const named = Object.entries(properties).flatMap(([name, one]) =>
    namesWebAddress(name) && isText(one)
      ? [one.type === 'array' ? [...path, name, 0 as const] : [...path, name]]
      : addressesIn(one, [...path, name]),
  );
  const inside = [...anyOf, ...oneOf].flatMap((one) => addressesIn(one, path));
  return [...named, ...inside, ...(items ? addressesIn(items, [...path, 0]) : [])];
}

/** Where in a sample a web address is written: under whatever name. */
function writtenIn(value: unknown, path: Path = []): Path[] {
  if (typeof value === 'string') return /^[a-z]+:\/\//i.test(value) ? [path] : [];
  if (typeof value !== 'object' || value === null || value instanceof File) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([name, one]) => writtenIn(one, [...path, isList ? (0 as const) : name]));
}

const withAt = (value: unknown, [first, ...rest]: Path, leaf: string): unknown => {
  if (first === undefined) return leaf;
  if (first === 0) return [withAt(Array.isArray(value) ? value[0] : undefined, rest, leaf)];
  const fields = (value ?? {}) as Fields;
  return { ...fields, [first]: withAt(fields[first], rest, leaf) };
};

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly schema: Schema }[];
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
}
interface OpenApi {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Where a web address is named or written in what each call is sent, from the document that the gateway serves. */
async function allAddresses({ gateway }: CallWorld): Promise<Map<string, Path[]>> {
  const { paths } = (await (await gateway.request('/openapi.json')).json()) as OpenApi;
  return new Map(
    Object.values(paths)
      .flatMap((operations) => Object.values(operations))
      .map(({ operationId, parameters, requestBody }) => {
        const inQuery = { properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])) };
        const bodies = Object.values(requestBody?.content ?? {}).map(({ schema }) => schema);
        return [operationId, [inQuery, ...bodies].flatMap((schema) => addressesIn(schema))];
      }),
  );
}

/** Some that have to be found. */
const known: Partial<Record<Area, readonly string[]>> = {
  building: ['building.create bimLink', 'building.change bimLink'],
  inspection: ['inspection.createItem guideUrl', 'inspection.changeItem guideUrl'],
  message: ['message.createAccess url', 'message.changeAccess url'],
  public: ['public.createEmbedKey origins.0', 'public.changeEmbedKey origins.0'],
};

/** Tests that the calls of an area take no web address that leads elsewhere than it seems to. */
export function webAddressTests(area: Area, calls: readonly Call[], world: CallWorld): void {
  it('a web address that leads elsewhere than it seems to is refused where it stands, whatever the call [SHL-19]', async () => {
    const named = await allAddresses(world);
    const asked: string[] = [];
    const taken: string[] = [];
    for (const call of calls) {
      const found = [...(named.get(call.name) ?? []), ...writtenIn(world.sampleOf(call))];
      for (const path of new Map(found.map((one) => [one.join('.'), one])).values()) {
        asked.push(`${call.name} ${path.join('.')}`);
        for (const address of falseAddresses) {
          const fields = withAt(world.sampleOf(call), path, address) as Fields;
          const { problems, code } = await world.ask(call, fields, await world.authorizationFor(call));
          const isNamed = problems.some(({ field = '' }) => field.split('.')[0] === path[0]);
          if (!isNamed) taken.push(`${call.name} ${path.join('.')} ${address}: ${code}`);
        }
      }
    }
    expect(taken).toEqual([]);
    expect(asked).toEqual(expect.arrayContaining([...(known[area] ?? [])]));
  });
}
