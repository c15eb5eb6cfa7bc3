import { type Language, languageTags } from '@fireline/domain/lib';
import { callTimeoutMs, endedBy } from '@fireline/domain/shell';
import type { Call, Who } from './call.ts';
import { CallError } from './callError.ts';
import { codeOf, type Download, replyData, replyFile, replyText } from './reply.ts';
import { type PlainRequest, plainRequest } from './request.ts';
import type { SessionPort } from './sessionPort.ts';
import { systemTimers, type Timers } from './time.ts';
import { uploadByFetch, uploadByXhr, type UploadPort, type UploadProgress } from './upload.ts';

export interface ClientOptions {
  /** The API base without a slash at the end: `/smkgw/api/v1.0.0`. */
  readonly baseUrl: string;
  readonly session: SessionPort;
  /** The reader's language at the moment of the call; reasons for refusals come in it. */
  readonly language: () => Language;
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
  /** @defaultValue XMLHttpRequest where there is one and no `fetch` is given: it alone tells progress */
  readonly upload?: UploadPort;
  readonly timers?: Timers;
}

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** @defaultValue 240 000 */
  readonly timeoutMs?: number | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface UploadOptions extends SendOptions {
  /** Without a byte moving for so long it is given up. @defaultValue 240 000 */
  readonly timeoutMs?: number | undefined;
  /** After a re-login it begins at nothing once more. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
}

export interface Client {
  /**
   * What the call answers.
   * @throws CallError
   */
  send<Send, Reply>(call: Call<Send, Reply>, args: Send, options?: SendOptions): Promise<Reply>;
  /**
   * The file that a call with `answers: 'file'` answers.
   * @throws CallError
   */
  download<Send>(call: Call<Send>, args: Send, options?: SendOptions): Promise<Download>;
  /**
   * What a call with a large file answers, with progress on its way; the same guarantees as `send`.
   * @throws CallError
   * @spec PLN-02
   */
  upload<Send, Reply>(call: Call<Send, Reply>, args: Send, options?: UploadOptions): Promise<Reply>;
}

// these are made without a session, so their 401 is no word about it
const withoutSession: ReadonlySet<Who> = new Set<Who>(['anyone', 'link', 'deviceKey', 'embed']);

/** Settles as the promise does, or rejects as soon as the signal is aborted: not all that is waited for knows the signal. */
const untilAborted = <T>(promise: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    }),
  ]);

interface Attempt {
  readonly request: PlainRequest;
  readonly headers: Readonly<Record<string, string>> | undefined;
  readonly signal: AbortSignal;
  /** Tells that something moved; only uploads do. */
  readonly onProgress?: (progress: UploadProgress) => void;
}

/** Aborts when nobody has touched it for so long. */
function idleTimeout(timers: Timers, timeoutMs: number) {
  const controller = new AbortController();
  const begin = () => timers.after(timeoutMs, () => controller.abort());
  let cancel = begin();
  return {
    signal: controller.signal,
    touch: () => {
      cancel();
      if (!controller.signal.aborted) cancel = begin();
    },
    end: () => cancel(),
  };
}

/**
 * The typed client. One timeout and one abort signal span the call with its repetition after a re-login.
 * @spec SHL-16 SHL-17 SHL-18 SHL-19
 * @example const { rows } = await client.send(alarmCalls.list, { list: 'current' });
 */
export function createClient(options: ClientOptions): Client {
  const { baseUrl, session, language, timers = systemTimers } = options;
  // looked up at each call: a test or a monitor may replace the global one
  const doFetch = options.fetch ?? ((url: string, init: RequestInit) => fetch(url, init));

  const doUpload =
    options.upload ??
    ((request) =>
      (options.fetch || typeof XMLHttpRequest === 'undefined' ? uploadByFetch(doFetch) : uploadByXhr)(request));

  const attempt = ({ request, headers, signal, onProgress }: Attempt, token: string | null): Promise<Response> => {
    const { url, method, body, contentType } = request;
    const all = new Headers({ 'Accept-Language': languageTags[language()], ...headers });
    if (contentType) all.set('Content-Type', contentType);
    if (token !== null) all.set('Authorization', token);
    return onProgress
      ? doUpload({ url, method, headers: all, body, signal, onProgress })
      : doFetch(url, { method, headers: all, body, signal });
  };

  const withRenewal = async (todo: Attempt): Promise<Response> => {
    const token = session.token();
    const response = await attempt(todo, token);
    if (response.status !== 401) return response;
    const why = endedBy(await codeOf(response));
    if (token === null || why || !(await session.renew(token))) {
      session.onExpired(token, why);
      return response;
    }
    todo.signal.throwIfAborted();
    const renewed = session.token();
    const repeated = await attempt(todo, renewed);
    if (repeated.status === 401) session.onExpired(renewed);
    return repeated;
  };

  const run = async <T>(
    call: Call,
    args: unknown,
    { signal, timeoutMs = callTimeoutMs, headers, onProgress }: UploadOptions,
    read: (call: Call, response: Response) => Promise<T>,
  ): Promise<T> => {
    const request = plainRequest(call, args, baseUrl);
    const timeout = idleTimeout(timers, timeoutMs);
    const either = signal ? AbortSignal.any([signal, timeout.signal]) : timeout.signal;
    try {
      either.throwIfAborted();
      const moved = (progress: UploadProgress) => {
        timeout.touch();
        onProgress?.(progress);
      };
      const todo = { request, headers, signal: either, ...(onProgress ? { onProgress: moved } : {}) };
      const answer = withoutSession.has(call.who) ? attempt(todo, null) : withRenewal(todo);
      return await untilAborted(
        answer.then((response) => read(call, response)),
        either,
      );
    } catch (cause) {
      if (cause instanceof CallError) throw cause;
      const kind = timeout.signal.aborted ? 'timeout' : signal?.aborted ? 'aborted' : 'network';
      throw new CallError({ kind, call: call.name, cause });
    } finally {
      timeout.end();
    }
  };

  return {
    send: <Send, Reply>(call: Call<Send, Reply>, args: Send, options: SendOptions = {}) =>
      run(call, args, options, call.answers === 'file' ? replyText : replyData) as Promise<Reply>,
    download: (call, args, options = {}) => run(call, args, options, replyFile),
    upload: <Send, Reply>(
      call: Call<Send, Reply>,
      args: Send,
      { onProgress = () => {}, ...options }: UploadOptions = {},
    ) => run(call, args, { ...options, onProgress }, replyData) as Promise<Reply>,
  };
}
