import { areas } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { areaShapes } from '@fireline/api/shapes';
import type { Language, Problem, Result } from '@fireline/domain/lib';
import { type Context as HonoContext, Hono } from 'hono';
import type * as z from 'zod';
import type { Context, Deps } from '../context.ts';
import { toBase64Url } from '../random.ts';
import { authorise } from './authorise.ts';
import { fieldsOf, withForm } from './body.ts';
import { sendDownload } from './downloads.ts';
import type { Encode } from './encoding.ts';
import { type Download, type Handler, type HandlersOf, HttpRefusal } from './handlers.ts';
import { CutOff, type ReadForm } from './incomingForm.ts';
import { languageFor } from './language.ts';
import { openApiOf } from './openApi.ts';
import { callerOf, RateLimit } from './rateLimit.ts';
import { securityHeadersFor } from './security.ts';
import { wordsFor } from './words.ts';
import { zodProblems } from './zodProblems.ts';

export const apiBase = '/smkgw/api/v1.0.0';

type Shapes = typeof areaShapes;
/** Every call there is: a missing handler does not compile. */
export interface AllHandlers {
  readonly session: HandlersOf<Shapes['session']>;
  readonly shell: HandlersOf<Shapes['shell']>;
  readonly device: HandlersOf<Shapes['device'], 'export'>;
  readonly alarm: HandlersOf<Shapes['alarm'], 'export'>;
  readonly site: HandlersOf<Shapes['site']>;
  readonly building: HandlersOf<Shapes['building'], 'image'>;
  readonly plan: HandlersOf<Shapes['plan'], 'drawing' | 'original' | 'sample'>;
  readonly public: HandlersOf<Shapes['public']>;
}

export interface AppOptions {
  readonly deps: Deps;
  readonly handlers: AllHandlers;
  /** Files of the apps, for what is no call. */
  readonly pages?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Makes replies smaller; absent inside a page, where nothing is sent over a wire. */
  readonly encode?: Encode | undefined;
  /** Reads calls with a file. */
  readonly readForm: ReadForm;
  /** Logins, and keys for logins, that one address may ask for in a minute. */
  readonly loginsPerMinute: number;
  /** Origins of the base map that pages may fetch from. */
  readonly mapOrigins?: readonly string[] | undefined;
}

interface Served {
  readonly call: Call;
  readonly send: z.ZodType;
  readonly reply: z.ZodType;
  readonly handler: Handler<unknown, unknown>;
}
type Env = { Bindings: { ip: string } };

/** Calls with their shapes and handlers; paths without parameters first, so that `/alarm/list` is not the alarm called list. */
function servedCalls(handlers: AllHandlers): Served[] {
  const all = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]): Served => {
      const shape = (areaShapes as unknown as Record<string, Record<string, Omit<Served, 'call'>>>)[area]?.[name];
      const handler = (handlers as unknown as Record<string, Record<string, Served['handler']>>)[area]?.[name];
      if (!shape || !handler) throw new Error(`${call.name} has no ${shape ? 'handler' : 'shape'}`);
      return { call, send: shape.send, reply: shape.reply, handler };
    }),
  );
  return all.toSorted((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));
}

const problemsReply = (
  c: HonoContext<Env>,
  problems: readonly Problem[],
  language: Language,
  status: 200 | HttpRefusal['status'] | 500 = 200,
) => {
  const [first = { code: 'form.operation' }] = problems;
  return c.json({ code: first.code, message: wordsFor(first, language), data: { problems } }, status);
};

type Sent = Readonly<Record<string, string>>;
const jsonType: Sent = { 'content-type': 'application/json' };
/** What was asked for, made smaller on its way where that is worth it. */
async function succeeded(c: HonoContext<Env>, text: string, headers: Sent, encode: Encode | undefined) {
  const encoded = await encode?.(text, c.req.header('accept-encoding') ?? '');
  return encoded
    ? c.body(encoded.bytes, 200, { ...headers, 'content-encoding': encoded.encoding })
    : c.body(text, 200, headers);
}

const languageOf = (c: HonoContext<Env>): Language => languageFor(c.req.header('accept-language') ?? null);

function serveCall(options: AppOptions, { call, send, handler }: Served, limit: RateLimit | undefined) {
  const answer = async (
    c: HonoContext<Env>,
    fields: Result<Readonly<Record<string, unknown>>>,
    contextFor: (fields: Readonly<Record<string, unknown>>) => Promise<Context> | Context,
  ): Promise<Response> => {
    const language = languageOf(c);
    if (!fields.ok) return problemsReply(c, fields.problems, language);
    const context = await contextFor(fields.value);
    const parsed = (handler.reads ?? send).safeParse({ ...fields.value, ...c.req.param() });
    if (!parsed.success) return problemsReply(c, zodProblems(parsed.error), language);
    const result = await handler(parsed.data, context);
    if (!result.ok) return problemsReply(c, result.problems, language);
    if (call.answers === 'file') return sendDownload(c.req.raw, result.value as Download, options.encode);
    const text = JSON.stringify({ code: '0000', message: '', data: result.value });
    return succeeded(c, text, jsonType, options.encode);
  };
  return async (c: HonoContext<Env>): Promise<Response> => {
    const caller = { deps: options.deps, language: languageOf(c), ip: c.env.ip, signal: c.req.raw.signal };
    if (limit && !limit.allows(callerOf(caller.ip))) throw new HttpRefusal(429, { code: 'shell.tooMany' });
    // who asks is settled before anything they sent is read; only a link travels in what is sent
    const early = call.who === 'link' ? undefined : authorise(call, caller, c.req.raw, {});
    if (call.body === 'multipart') {
      // judged inside: whoever is refused while they send is heard out first
      early?.catch(() => {});
      return withForm(c.req.raw, options.readForm, async (fields) => {
        const context = await early;
        return answer(c, fields, (read) => context ?? authorise(call, caller, c.req.raw, read));
      });
    }
    const context = await early;
    const fields = await fieldsOf(c.req.raw, call.body === 'json' ? 'json' : 'form');
    return answer(c, fields, (read) => context ?? authorise(call, caller, c.req.raw, read));
  };
}

function answerError(deps: Deps, error: Error, c: HonoContext<Env>): Response {
  const language = languageOf(c);
  if (error instanceof HttpRefusal) return problemsReply(c, [error.problem], language, error.status);
  if (error instanceof CutOff) return problemsReply(c, [{ code: 'form.parameter', field: 'body' }], language);
  // a reader who has left hears nothing, and nothing has failed
  if (c.req.raw.signal.aborted) return new Response(null, { status: 499 });
  const reference = toBase64Url(deps.random.bytes(6));
  deps.log.error('a call failed', error, { reference, method: c.req.method, path: c.req.path });
  return problemsReply(c, [{ code: 'shell.serverError', args: { reference } }], language, 500);
}

/** The HTTP side as one function from request to reply. */
export function createApp(options: AppOptions): (request: Request, ip: string) => Promise<Response> {
  const { deps, pages } = options;
  const app = new Hono<Env>();
  const served = servedCalls(options.handlers);
  const logins = new RateLimit(options.loginsPerMinute, deps.clock);
  const document = openApiOf(served, apiBase);
  const securityHeaders = Object.entries(securityHeadersFor(options.mapOrigins ?? []));

  app.onError((error, c) => answerError(deps, error, c));
  app.get(`${apiBase}/openapi.json`, (c) => c.json(document));
  for (const one of served) {
    const limit = one.call.path.startsWith('/auths/') ? logins : undefined;
    app.on(one.call.method, apiBase + one.call.path.replaceAll(/\{(\w+)\}/g, ':$1'), serveCall(options, one, limit));
  }
  for (const { call } of served) {
    app.all(apiBase + call.path.replaceAll(/\{(\w+)\}/g, ':$1'), () => {
      throw new HttpRefusal(405, { code: 'shell.methodNotAllowed' });
    });
  }
  app.notFound(async (c) => {
    const page = c.req.path.startsWith('/smkgw/') ? undefined : await pages?.(c.req.raw);
    return page ?? problemsReply(c, [{ code: 'shell.notFound' }], languageOf(c), 404);
  });
  return async (request, ip) => {
    const response = await app.fetch(request, { ip });
    // on the finished reply: Hono would make it anew for every single header
    for (const [name, value] of securityHeaders) response.headers.set(name, value);
    const isCall = new URL(request.url).pathname.startsWith(apiBase);
    // only a download that never changes says itself how long it may be kept
    if (isCall && !response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}
