/** The names in `{braces}` of a path. */
export type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path with its parameters filled in and escaped. */
export const fillPath = (pattern: string, params: Readonly<Record<string, number | string>> = {}): string =>
  // an escape of half a surrogate pair would throw
  pattern.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name]).toWellFormed()));

const decoded = (segment: string): string | undefined => {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined; // a broken escape is no path of ours
  }
};

/** What a pathname (without query) fills the pattern with, or nothing when it is another path. A slash at its end is fine. */
export const readPath = (pattern: string, pathname: string): Record<string, string> | undefined => {
  const wanted = pattern.split('/');
  const given = (pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname).split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] as string; // as many as wanted
    if (!part.startsWith('{')) {
      if (part !== value) return undefined;
      continue;
    }
    const text = decoded(value);
    if (!text) return undefined;
    params[part.slice(1, -1)] = text;
  }
  return params;
};
