import type { UserLogAction } from '@fireline/domain/log';
import type { PagePermission } from '@fireline/domain/shell';

/**
 * Who may make a call. Required, so that authorisation cannot be forgotten:
 * whoever holds any of these buttons of pages, anybody signed in, anybody at all, the holder of a device key (ingest), of a signed link,
 * or of a token of an embed key.
 * Anybody signed in may only do what concerns themselves.
 * @spec ROL-07
 */
export type Who = readonly PagePermission[] | 'signedIn' | 'anyone' | 'deviceKey' | 'link' | 'embed';

export interface AnyRow {
  /** Below the API base; `{name}` is filled from what is sent. */
  readonly path: string;
  readonly who: Who;
  /** How a POST body travels. Form-encoded unless said otherwise. `raw`: the handler gets `raw`, its bytes, and `headers`, as they came. */
  readonly body?: 'form' | 'json' | 'multipart' | 'raw';
  /** The body may be a long list: up to 1 MB. Others take 128 kB, so that no body holds the gateway up for long. */
  readonly isLong?: true;
  /** The name under which a JSON body is read that is a list: what a service sends that knows nothing of us. */
  readonly list?: string;
  /** `file`: the reply is a download, not an envelope. */
  readonly answers?: 'data' | 'file';
  /** One line for the OpenAPI document. */
  readonly summary: string;
}

/** A call that only reads, which is logged where it is an export, or one that changes something and names what the user log says of it; null: nothing. @spec SES-10 */
export type CallRow = AnyRow &
  (
    | { readonly method: 'GET'; readonly logs?: 'export' }
    | { readonly method: 'POST'; readonly logs: UserLogAction | null }
  );

/** A call as a value. The client sends it, the gateway implements it, the contract suite loops over it. */
export interface Call<Send = unknown, Reply = unknown> extends AnyRow {
  readonly method: 'GET' | 'POST';
  readonly logs?: UserLogAction | null | undefined;
  /** `alarm.list`: unique, also the OpenAPI operation id. */
  readonly name: string;
  /** Types only; never there at run time. */
  readonly $?: { readonly send: Send; readonly reply: Reply };
}

/** The types of a zod schema, described by their form: a reader of this declaration loads nothing of zod. */
interface Schema {
  readonly _zod: { readonly input: unknown; readonly output: unknown };
}
export interface Shape {
  readonly send: Schema;
  readonly reply: Schema;
}
export type Shapes = Readonly<Record<string, Shape>>;

/**
 * Names the calls of an area and ties each to its shape in `shapes.ts`. The tie is a type: a browser downloads neither the
 * shapes nor the validator.
 */
export const defineCalls =
  <S extends Shapes>() =>
  (
    area: string,
    rows: { readonly [K in keyof S]: CallRow },
    // without a name, so that the declaration of what comes back holds what is sent and answered, and no schema
  ): { readonly [K in keyof S]: Call<S[K]['send']['_zod']['input'], S[K]['reply']['_zod']['output']> } =>
    Object.fromEntries(Object.entries(rows).map(([key, row]) => [key, { ...row, name: `${area}.${key}` }])) as {
      readonly [K in keyof S]: Call<S[K]['send']['_zod']['input'], S[K]['reply']['_zod']['output']>;
    };

export type SendOf<C> = C extends Call<infer Send> ? Send : never;
export type ReplyOf<C> = C extends Call<unknown, infer Reply> ? Reply : never;

/** A push topic as a value; the destination is `/topic/{name}`, the tenant is the connection's. */
export interface Topic<Payload = unknown> {
  readonly name: string;
  /**
   * `kept`: every event carries the tenant's next sequence number and can be fetched again.
   * `volatile`: only the newest matters; nothing is replayed.
   */
  readonly kind: 'kept' | 'volatile';
  /** Who may listen. @spec ROL-07 */
  readonly who: Extract<Who, readonly string[] | 'signedIn'>;
  readonly $?: Payload;
}
export const defineTopic = <Payload>(name: string, kind: Topic['kind'], who: Topic['who']): Topic<Payload> => ({
  name,
  kind,
  who,
});
export type PayloadOf<T> = T extends Topic<infer Payload> ? Payload : never;
