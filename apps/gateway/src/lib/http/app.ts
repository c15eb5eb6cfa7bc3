import { areas } from '@fireline/api/calls';
import type { Call } from '@fireline/api/lib';
import { areaShapes, type Mask, replyMask } from '@fireline/api/shapes';
import type { Language, Problem, Result } from '@fireline/domain/lib';
import { maskedFields } from '@fireline/domain/session';
import { type Context as HonoContext, Hono } from 'hono';
import type * as z from 'zod';
import type { AreaName } from '../area.ts';
import type { Context, Deps } from '../context.ts';
import { isDatabaseAway } from '../db/embedded/away.ts';
import { isCrossed } from '../db/crossed.ts';
import { stopwatch } from '../observer.ts';
import { authorise, type Callers, tokenIn } from './authorise.ts';
import { bodyBytesMax, fieldsOf, longBodyBytesMax, rawFieldsOf, withForm } from './body/body.ts';
import type { Decode } from './body/contentCoding.ts';
import { sendDownload } from './edge/downloads.ts';
import type { Encode } from './body/encoding.ts';
import { type Download, type Handler, type HandlersOf } from './handlers.ts';
import { diskFull, HttpRefusal } from './refusal.ts';
import { embedHeaders, type OriginsOf, preflight } from './edge/embedding.ts';
import { createHealth } from './edge/health.ts';
import { CutOff, type ReadForm } from './body/incomingForm.ts';
import { languageFor } from './language.ts';
import { openApiOf } from './openApi.ts';
import { callerOf, RateLimit } from './edge/rateLimit.ts';
import { requestIdFor, requestIdHeader } from './edge/requestId.ts';
import { cameraHeader, securityHeadersFor } from './edge/security.ts';
import type { WordsFor } from './words.ts';
import { zodProblems } from './zodProblems.ts';

export const apiBase = '/smkgw/api/v1.0.0';

/** The handlers of every call, by area. */
export type AllHandlers = { readonly [Name in AreaName]: HandlersOf<(typeof areaShapes)[Name]> };

export interface AppOptions {
  readonly deps: Deps;
  readonly handlers: AllHandlers;
  readonly callers: Callers;
  readonly wordsFor: WordsFor;
  /** Files of the apps, for what is no call. */
  readonly pages?: ((request: Request) => Promise<Response | undefined>) | undefined;
  /** Makes replies smaller; absent inside a page, where nothing is sent over a wire. */
  readonly encode?: Encode | undefined;
  /** Reads what devices send compressed; absent: it is refused. */
  readonly decode?: Decode | undefined;
  /** Reads calls with a file. */
  readonly readForm: ReadForm;
  /** Logins, and keys for logins, that one address may ask for in a minute. */
  readonly loginsPerMinute: number;
  /** How long the body of a call may take, uploads of those who are let in apart. */
  readonly bodyMs: number;
  /** Whether the database's disk is full; never unless given. */
  readonly isDiskFull?: (() => boolean) | undefined;
  /** Who may frame the pieces of an embed key; absent: nobody. */
  readonly embedOrigins?: OriginsOf | undefined;
  /** Origins of the base map that pages may fetch from. */
  readonly mapOrigins?: readonly string[] | undefined;
}

interface Served {
  readonly call: Call;
  readonly send: z.ZodType;
  readonly reply: z.ZodType;
  readonly handler: Handler<unknown, unknown>;
  /** Masks what is personal in the reply; absent where nothing is. @spec SES-07 */
  readonly mask: Mask | undefined;
}
interface Asked {
  readonly ip: string;
  readonly requestId: string;
  readonly wordsFor: WordsFor;
  /** Noted on the way, for who counts: the call, and the code of what it is answered. */
  call?: string;
  /** The path of the call as it is declared: what stands in its places may be a token. */
  route?: string;
  code?: string;
}
type Env = { Bindings: Asked };

const masks = new WeakMap<z.ZodType, Mask | undefined>();
/** Walking all shapes takes longer than all the rest of a start: it is done once in a process, not once a gateway. */
function maskOf(reply: z.ZodType): Mask | undefined {
  if (!masks.has(reply)) masks.set(reply, replyMask(reply));
  return masks.get(reply);
}

/** Calls with their shapes and handlers; paths without parameters first, so that `/alarm/list` is not the alarm called list. */
function servedCalls(handlers: AllHandlers): Served[] {
  const all = Object.entries(areas).flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Call>).map(([name, call]): Served => {
      const shape = (areaShapes as unknown as Record<string, Record<string, Omit<Served, 'call'>>>)[area]?.[name];
      const handler = (handlers as unknown as Record<string, Record<string, Served['handler']>>)[area]?.[name];
      if (!shape || !handler) throw new Error(`${call.name} has no ${shape ? 'handler' : 'shape'}`);
      return { call, send: shape.send, reply: shape.reply, handler, mask: maskOf(shape.reply) };
    }),
  );
  return all.toSorted((a, b) => Number(a.call.path.includes('{')) - Number(b.call.path.includes('{')));
}

/** Of a text that was sent, a refusal repeats so many characters. */
const repeatedMax = 200;
const shortened = (value: string | number): string | number =>
  typeof value === 'string' && value.length > repeatedMax ? `${value.slice(0, repeatedMax)}…` : value;

/**
 * A refusal names who changed a record first, perhaps by a mobile number. A megabyte that it would repeat is shortened before: looking for numbers in
 * it takes longer than everything else of a call.
 * @spec SES-07
 */
function masked(problem: Problem): Problem {
  if (problem.args === undefined) return problem;
  const args = Object.entries(problem.args).map(([name, value]) => [name, shortened(value)] as const);
  return { ...problem, args: maskedFields(Object.fromEntries(args)) };
}

const problemsReply = (
  c: HonoContext<Env>,
  refused: readonly Problem[],
  language: Language,
  status: 200 | HttpRefusal['status'] | 500 = 200,
) => {
  const problems = refused.map(masked);
  const [first = { code: 'form.operation' }] = problems;
  c.env.code = first.code;
  return c.json(
    { code: first.code, message: c.env.wordsFor(first, language), data: { problems, requestId: c.env.requestId } },
    status,
  );
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

/** What goes on when the disk is full: signing in writes little, and whoever cannot sign in sees no alarm. */
const goesOn = new Set(['session.login', 'session.logout']);
const needsRoom = ({ method, name }: Call): boolean => method !== 'GET' && !goesOn.has(name);

function serveCall(options: AppOptions, { call, send, handler, mask }: Served, limit: RateLimit | undefined) {
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
    const data = mask ? mask(result.value) : result.value;
    const text = JSON.stringify({ code: '0000', message: '', data });
    return succeeded(c, text, jsonType, options.encode);
  };
  const judge: ReturnType<typeof authorise> = async (...asked) => {
    const context = await authorise(options.callers)(...asked);
    if (needsRoom(call) && options.isDiskFull?.()) throw diskFull();
    return context;
  };
  return async (c: HonoContext<Env>): Promise<Response> => {
    c.env.call = call.name;
    c.env.route = apiBase + call.path;
    const caller = { deps: options.deps, language: languageOf(c), ip: c.env.ip, signal: c.req.raw.signal };
    if (limit && !limit.allows(callerOf(caller.ip))) throw new HttpRefusal(429, { code: 'shell.tooMany' });
    // who asks is settled before anything they sent is read; only a link travels in what is sent
    const early = call.who === 'link' ? undefined : judge(call, caller, c.req.raw, {});
    if (call.body === 'multipart') {
      // without a token there is nothing to wait for; a refusal of one finds its reader once they have sent
      if (tokenIn(c.req.raw) === undefined) await early;
      const admitted = early ?? Promise.resolve();
      admitted.catch(() => {});
      return withForm(c.req.raw, options.readForm, admitted, async (fields) => {
        const context = await early;
        return answer(c, fields, (read) => context ?? judge(call, caller, c.req.raw, read));
      });
    }
    const context = await early;
    if (call.body === 'raw')
      return answer(
        c,
        await rawFieldsOf(c.req.raw, options.bodyMs),
        (read) => context ?? judge(call, caller, c.req.raw, read),
      );
    const fields = await fieldsOf(c.req.raw, call.body === 'json' ? 'json' : 'form', {
      withinMs: options.bodyMs,
      bytesMax: call.isLong ? longBodyBytesMax : bodyBytesMax,
      list: call.list,
      decode: call.who === 'deviceKey' ? options.decode : undefined,
      judgesTexts: handler.judgesTexts,
    });
    return answer(c, fields, (read) => context ?? judge(call, caller, c.req.raw, read));
  };
}

/** Where a request went, without what its path holds of secrets: of a page only where it begins. */
const loggedPath = ({ env, req }: HonoContext<Env>): string => env.route ?? `/${req.path.split('/')[1] ?? ''}`;

function answerError(deps: Deps, error: Error, c: HonoContext<Env>): Response {
  const language = languageOf(c);
  if (error instanceof HttpRefusal && error.status === 503) c.header('retry-after', '60');
  if (error instanceof HttpRefusal) for (const header of Object.entries(error.headers)) c.header(...header);
  if (error instanceof HttpRefusal) return problemsReply(c, [error.problem], language, error.status);
  if (error instanceof CutOff) return problemsReply(c, [{ code: 'form.parameter', field: 'body' }], language);
  // a reader who has left hears nothing, and nothing has failed
  if (c.req.raw.signal.aborted) {
    c.env.code = 'aborted';
    return new Response(null, { status: 499 });
  }
  if (isDatabaseAway(error)) {
    deps.log.error('a call failed', error);
    c.header('retry-after', '5');
    return problemsReply(c, [{ code: 'shell.databaseAway' }], language, 503);
  }
  deps.log.error('a call failed', error, { requestId: c.env.requestId, method: c.req.method, path: loggedPath(c) });
  if (isCrossed(error)) {
    c.header('retry-after', '1');
    return problemsReply(c, [{ code: 'shell.crossed' }], language, 503);
  }
  return problemsReply(c, [{ code: 'shell.serverError' }], language, 500);
}

/** Nobody frames or calls from elsewhere while the origins cannot be read; the request itself is answered as any other. */
const embedOriginsOf =
  ({ deps, embedOrigins }: AppOptions): OriginsOf =>
  async (keyId) => {
    try {
      return (await embedOrigins?.(keyId)) ?? [];
    } catch (error) {
      deps.log.error('the origins of an embed key could not be read', error);
      return [];
    }
  };

/**
 * The HTTP side as one function from request to reply.
 * @returns takes the caller's address, and the id that a trusted proxy gave the request
 */
export function createApp(
  options: AppOptions,
): (request: Request, ip: string, toldRequestId?: string | null) => Promise<Response> {
  const { deps, pages, wordsFor } = options;
  const app = new Hono<Env>();
  const served = servedCalls(options.handlers);
  const logins = new RateLimit(options.loginsPerMinute, deps.clock);
  // made when it is first requested: describing hundreds of calls takes longer than all the rest of a start
  let document: ReturnType<typeof openApiOf> | undefined;
  const headersForAll = securityHeadersFor(options.mapOrigins ?? []);
  const securityHeaders = Object.entries(headersForAll);
  const originsOf = embedOriginsOf(options);

  app.onError((error, c) => answerError(deps, error, c));
  app.get(`${apiBase}/openapi.json`, (c) => c.json((document ??= openApiOf(served, apiBase))));
  const { health, ready } = createHealth({
    database: deps.database,
    timers: deps.timers,
    isDiskFull: () => options.isDiskFull?.() ?? false,
  });
  app.get('/health', health);
  app.get('/ready', ready);
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
  return async (request, ip, toldRequestId) => {
    const asked: Asked = { ip, requestId: requestIdFor(toldRequestId, deps.random), wordsFor };
    const seconds = stopwatch();
    const embedding = await embedHeaders(request, originsOf, headersForAll['content-security-policy'] ?? '');
    const response = preflight(request, embedding) ?? (await app.fetch(request, asked));
    const { call, code = '0000' } = asked;
    if (call !== undefined) deps.observer.called({ name: call, code, seconds: seconds() });
    response.headers.set(requestIdHeader, asked.requestId);
    // on the finished reply: Hono would make it anew for every single header
    for (const [name, value] of securityHeaders) response.headers.set(name, value);
    const camera = cameraHeader(new URL(request.url).pathname);
    for (const [name, value] of Object.entries(camera)) response.headers.set(name, value);
    for (const [name, value] of Object.entries(embedding ?? {})) response.headers.set(name, value);
    // files of the apps, and downloads that never change, say themselves how long they may be kept
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'no-store');
    return response;
  };
}
