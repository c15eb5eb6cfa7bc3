import type { Call } from '@fireline/api/lib';
import * as z from 'zod';
import { contentCodings } from './body/contentCoding.ts';

interface Described {
  readonly call: Call;
  readonly send: z.ZodType;
  readonly reply: z.ZodType;
}
type Schema = Record<string, unknown> & { properties?: Record<string, unknown>; required?: string[] };

const schemaOf = (shape: z.ZodType, io: 'input' | 'output'): Schema => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io, unrepresentable: 'any' }) as Schema;
  return schema;
};

const security = {
  anyone: [],
  deviceKey: [{ deviceKey: [] }],
  embed: [{ token: [] }],
  link: [],
  signedIn: [{ token: [] }],
};
const securityOf = ({ who }: Call) => (typeof who === 'string' ? security[who] : [{ token: [] }]);

const envelope = (data: Schema): Schema => ({
  type: 'object',
  properties: {
    code: { description: "'0000' when it worked; otherwise the first problem's code", type: 'string' },
    message: { description: "The problem in the reader's language (Accept-Language)", type: 'string' },
    data: { anyOf: [data, { $ref: '#/components/schemas/Problems' }] },
  },
  required: ['code', 'message', 'data'],
});

const bodyTypes = {
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
  multipart: 'multipart/form-data',
  raw: '*/*',
} as const;

/** What devices send may be compressed. */
const contentEncoding = {
  name: 'Content-Encoding',
  in: 'header',
  required: false,
  description: 'How the body is compressed. Its limit of 1 MB holds before and after',
  schema: { type: 'string', enum: contentCodings },
};
const mediaTypeRefused = (call: Call): Schema => {
  const read = call.who === 'deviceKey' ? contentCodings.join(', ') : 'identity';
  return {
    description:
      'Another content type, a charset other than UTF-8, or a body that is compressed in another way than Accept-Encoding says',
    headers: { 'Accept-Encoding': { schema: { type: 'string', const: read } } },
  };
};

function operation({ call, send, reply }: Described): Schema {
  const sent = schemaOf(send, 'input');
  const inPath = new Set([...call.path.matchAll(/\{(\w+)\}/g)].map((m) => m[1]));
  const rest = Object.entries(sent.properties ?? {}).filter(([name]) => !inPath.has(name));
  const isGet = call.method === 'GET';
  const parameters = Object.entries(sent.properties ?? {})
    .filter(([name]) => isGet || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (sent.required ?? []).includes(name),
      schema,
    }));
  const bodyType = bodyTypes[call.body ?? 'form'];
  const body = {
    ...sent,
    properties: Object.fromEntries(rest),
    required: (sent.required ?? []).filter((name) => !inPath.has(name)),
  };
  const answer =
    call.answers === 'file'
      ? { '*/*': { schema: { type: 'string', format: 'binary' } } }
      : { 'application/json': { schema: envelope(schemaOf(reply, 'output')) } };
  return {
    operationId: call.name,
    summary: call.summary,
    description: `Who: ${typeof call.who === 'string' ? call.who : call.who.join(', ')}`,
    security: securityOf(call),
    parameters: call.who === 'deviceKey' && !isGet ? [...parameters, contentEncoding] : parameters,
    ...(isGet ? {} : { requestBody: { content: { [bodyType]: { schema: body } } } }),
    responses: {
      200: { description: 'The reply, or the problems that stand in the way', content: answer },
      401: { description: 'No valid token' },
      403: { description: 'The role has none of these buttons' },
      ...(isGet ? {} : { 415: mediaTypeRefused(call) }),
    },
  };
}

const problems: Schema = {
  type: 'object',
  properties: {
    problems: {
      type: 'array',
      items: {
        type: 'object',
        properties: { code: { type: 'string' }, field: { type: 'string' }, args: { type: 'object' } },
        required: ['code'],
      },
    },
    requestId: { description: 'Finds the request in the log; also in the header X-Request-Id', type: 'string' },
  },
  required: ['problems', 'requestId'],
};

/** The OpenAPI 3.1 document of the calls. */
export function openApiOf(calls: readonly Described[], base: string): Schema {
  const paths: Record<string, Record<string, Schema>> = {};
  for (const described of calls) {
    const { path, method } = described.call;
    (paths[path] ??= {})[method.toLowerCase()] = operation(described);
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Fireline', version: '1.0.0' },
    servers: [{ url: base }],
    paths,
    components: {
      schemas: { Problems: problems },
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'Authorization' },
        deviceKey: { type: 'apiKey', in: 'header', name: 'Authorization' },
      },
    },
  };
}
