import type { InputLimits } from './inputFault.ts';

const codes = {
  quote: 34,
  comma: 44,
  openList: 91,
  backslash: 92,
  closeList: 93,
  openRecord: 123,
  closeRecord: 125,
} as const;

/** @returns where a text that begins here ends */
function endOfText(json: string, from: number): number {
  for (let at = from + 1; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === codes.backslash) at += 1;
    else if (code === codes.quote) return at;
  }
  return json.length;
}

/** What is open at a place of a JSON text. */
class Open {
  readonly #limits: InputLimits;
  readonly #kinds: ('list' | 'fields')[] = [];
  readonly #commas: number[] = [];
  #values = 0;

  constructor(limits: InputLimits) {
    this.#limits = limits;
  }

  begin(kind: 'list' | 'fields'): 'depth' | undefined {
    if (this.#kinds.length === this.#limits.depth) return 'depth';
    this.#kinds.push(kind);
    this.#commas.push(0);
    return undefined;
  }

  end(): void {
    this.#kinds.pop();
    this.#commas.pop();
  }

  /** One more value in what is open. */
  next(): keyof InputLimits | undefined {
    this.#values += 1;
    if (this.#values >= this.#limits.values) return 'values';
    const last = this.#kinds.length - 1;
    const kind = this.#kinds[last];
    if (kind === undefined) return undefined;
    const commas = (this.#commas[last] ?? 0) + 1;
    this.#commas[last] = commas;
    return commas >= this.#limits[kind] ? kind : undefined;
  }
}

/**
 * The first limit that JSON exceeds, read from its text alone: to make values of a megabyte of brackets or names takes a hundred times as long as of
 * one text. Of what is no JSON it says anything.
 */
export function oversizedIn(json: string, limits: InputLimits): keyof InputLimits | undefined {
  const open = new Open(limits);
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    let over: keyof InputLimits | undefined;
    if (code === codes.quote) at = endOfText(json, at);
    else if (code === codes.openList) over = open.begin('list');
    else if (code === codes.openRecord) over = open.begin('fields');
    else if (code === codes.closeList || code === codes.closeRecord) open.end();
    else if (code === codes.comma) over = open.next();
    if (over) return over;
  }
  return undefined;
}
