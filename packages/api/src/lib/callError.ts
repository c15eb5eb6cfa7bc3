import type { Problem } from '@fireline/domain/lib';

/**
 * Why a call failed.
 * `refused`: the server understood and said no; `code`, `message` and `problems` say why.
 * `tokenInvalid` was already answered with the login page, `forbidden` is for the caller to show, not the transport.
 * @spec SHL-15 SHL-16 SHL-17 SHL-18
 */
export const callErrorKinds = [
  'refused',
  'tokenInvalid',
  'forbidden',
  'notFound',
  'timeout',
  'network',
  'aborted',
  'server',
  'malformed',
] as const;
export type CallErrorKind = (typeof callErrorKinds)[number];

interface CallFailure {
  readonly kind: CallErrorKind;
  /** The call's name, such as `alarm.handle`. */
  readonly call: string;
  /** The server's code, or `call.{kind}` when it gave none. */
  readonly code?: string | undefined;
  /** The server's reason in the reader's language; empty when there was none. */
  readonly message?: string | undefined;
  readonly problems?: readonly Problem[] | undefined;
  /** Null when nothing was answered. */
  readonly status?: number | null | undefined;
  readonly requestId?: string | undefined;
  readonly cause?: unknown;
}

/** Too many at once: the server asks to come again. */
const tooMany = 429;

/** The one error that calls reject with. */
export class CallError extends Error {
  readonly kind: CallErrorKind;
  readonly call: string;
  readonly code: string;
  readonly problems: readonly Problem[];
  readonly status: number | null;
  /** Under which the server's log has the request; undefined when nothing was answered. */
  readonly requestId: string | undefined;

  constructor({ kind, call, code, message, problems, status, requestId, cause }: CallFailure) {
    super(message ?? '', cause === undefined ? undefined : { cause });
    this.name = 'CallError';
    this.kind = kind;
    this.call = call;
    this.code = code ?? `call.${kind}`;
    this.problems = problems ?? [];
    this.status = status ?? null;
    this.requestId = requestId;
  }

  /** Whether the same call may well succeed a little later. */
  get isPassing(): boolean {
    return this.kind === 'timeout' || this.kind === 'network' || this.kind === 'server' || this.status === tooMany;
  }
}
