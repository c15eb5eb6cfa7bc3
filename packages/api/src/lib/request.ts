import type { Call } from './call.ts';

type Value = string | number | boolean | Blob | readonly Value[] | null | undefined;

export interface PlainRequest {
  readonly url: string;
  readonly method: 'GET' | 'POST';
  readonly body: URLSearchParams | FormData | string | null;
  readonly contentType: string | undefined;
}

const isScalar = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** Lists travel as `a,b,c`. */
function asText(name: string, value: Value): string {
  if (isScalar(value)) return String(value);
  if (Array.isArray(value) && value.every(isScalar)) return value.join(',');
  throw new TypeError(`${name} cannot travel in a query or a form; send the call as JSON or multipart`);
}

const present = (entries: readonly [string, Value][]) =>
  entries.filter(([, value]) => value !== undefined && value !== null);

function asParams(entries: readonly [string, Value][]): URLSearchParams {
  return new URLSearchParams(present(entries).map(([name, value]) => [name, asText(name, value)]));
}

function asMultipart(entries: readonly [string, Value][]): FormData {
  const form = new FormData();
  for (const [name, value] of present(entries)) {
    const values = Array.isArray(value) && value.some((item) => item instanceof Blob) ? value : [value];
    for (const item of values as readonly Value[]) {
      if (item instanceof Blob) form.append(name, item);
      else form.append(name, asText(name, item));
    }
  }
  return form;
}

/** Fills `{name}` in the path and answers what is left to send. */
function fillPath(call: Call, args: Readonly<Record<string, Value>>): { path: string; rest: [string, Value][] } {
  const used = new Set<string>();
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name);
    const value = args[name];
    if (!isScalar(value) || value === '') throw new TypeError(`${call.name} needs ${name} for its path`);
    return encodeURIComponent(value);
  });
  return { path, rest: Object.entries(args).filter(([name]) => !used.has(name)) };
}

/**
 * The request a call makes of what is sent: path, then query (GET) or body (POST: form-encoded unless the call says
 * otherwise). What is null or undefined is left out.
 * @throws TypeError when something sent has no form there: a fault of the program, not of the user
 */
export function plainRequest(call: Call, args: unknown, baseUrl: string): PlainRequest {
  const { path, rest } = fillPath(call, (args ?? {}) as Record<string, Value>);
  const url = baseUrl + path;
  if (call.method === 'GET') {
    const query = asParams(rest).toString();
    return { url: query ? `${url}?${query}` : url, method: 'GET', body: null, contentType: undefined };
  }
  switch (call.body ?? 'form') {
    case 'form':
      return { url, method: 'POST', body: asParams(rest), contentType: undefined };
    case 'json':
      return { url, method: 'POST', body: JSON.stringify(Object.fromEntries(rest)), contentType: 'application/json' };
    case 'multipart':
      return { url, method: 'POST', body: asMultipart(rest), contentType: undefined };
    case 'raw':
      throw new TypeError(`${call.name} is made by services, not by this client`);
  }
}
