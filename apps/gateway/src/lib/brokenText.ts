/** Text that no database keeps: NUL, and half of a surrogate pair. */
export const isBroken = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** No call nests deeper; deeper input is there to exhaust what walks through it. */
export const depthMax = 16;

/**
 * Walks through what was sent, names of fields included. Written for large input: it makes nothing for what is in order.
 * @returns where the first broken text is, or what is nested too deep; undefined where all is in order
 */
export function brokenPath(value: unknown, deepest = depthMax, depth = 0): readonly (string | number)[] | undefined {
  if (typeof value === 'string') return isBroken(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === deepest) return [];
  if (Array.isArray(value)) {
    for (let at = 0; at < value.length; at += 1) {
      const inner = brokenPath(value[at], deepest, depth + 1);
      if (inner) return [at, ...inner];
    }
    return undefined;
  }
  for (const key of Object.keys(value)) {
    if (isBroken(key)) return [];
    const inner = brokenPath((value as Readonly<Record<string, unknown>>)[key], deepest, depth + 1);
    if (inner) return [key, ...inner];
  }
  return undefined;
}
