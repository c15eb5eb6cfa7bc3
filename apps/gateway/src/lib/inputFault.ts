/** Text that no database keeps: NUL, and half of a surrogate pair. */
export const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** What input may be at most, whatever a call says of it: more is there to exhaust what walks through it. */
export interface InputLimits {
  readonly depth: number;
  /** Entries of one list. */
  readonly list: number;
  /** Fields of one record. */
  readonly fields: number;
  /** Values in all. */
  readonly values: number;
}
/** No call takes more: the longest list is that of the points of a plan. */
export const callLimits: InputLimits = { depth: 16, list: 10_000, fields: 500, values: 200_000 };
/**
 * Of reports, which are judged one by one: what is too deep or too much in one of them costs no other. What is more holds up all others while it is
 * read.
 */
export const reportLimits: InputLimits = { depth: 1000, list: 50_000, fields: 10_000, values: 200_000 };

type WalkLimits = Omit<InputLimits, 'values'>;

export interface InputFault {
  readonly what: 'text' | keyof InputLimits;
  readonly path: readonly (string | number)[];
}

const within = (key: string | number, fault: InputFault | undefined): InputFault | undefined =>
  fault && { ...fault, path: [key, ...fault.path] };

function faultInRecord(value: object, limits: WalkLimits, depth: number): InputFault | undefined {
  const keys = Object.keys(value);
  if (keys.length > limits.fields) return { what: 'fields', path: [] };
  for (const key of keys) {
    if (isBroken(key)) return { what: 'text', path: [] };
    const inner = inputFault((value as Readonly<Record<string, unknown>>)[key], limits, depth + 1);
    if (inner) return within(key, inner);
  }
  return undefined;
}

/**
 * Walks through what was sent, names of fields included. Written for large input: it makes nothing for what is in order.
 * @returns the first text that no database keeps, or what is larger or nested deeper than the limits; undefined where all is in order
 */
export function inputFault(value: unknown, limits: WalkLimits, depth = 0): InputFault | undefined {
  if (typeof value === 'string') return isBroken(value) ? { what: 'text', path: [] } : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === limits.depth) return { what: 'depth', path: [] };
  if (!Array.isArray(value)) return faultInRecord(value, limits, depth);
  if (value.length > limits.list) return { what: 'list', path: [] };
  for (let at = 0; at < value.length; at += 1) {
    const inner = inputFault(value[at], limits, depth + 1);
    if (inner) return within(at, inner);
  }
  return undefined;
}
