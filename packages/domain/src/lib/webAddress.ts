import { text } from './fields.ts';
import type { Field } from './form.ts';
import { refuse } from './problems.ts';
import { isWithin, type Range } from './range.ts';

/** What a web address is made of. */
export interface WebAddress {
  /** In lower case. */
  readonly scheme: string;
  /** As it was written, an address of version 6 in brackets. */
  readonly host: string;
  readonly port: number | undefined;
  /** Path, query and fragment; empty: none. */
  readonly rest: string;
}

/** What a reader does not see, or what turns the direction of what follows; a browser reads the backslash as a slash. */
const unseen = /[\s\\\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u{2800}]/u;
/** A user name before the host passes for the host: an authority with an @ does not match. */
const parts = /^([a-z]+):\/\/(\[[^\]]*\]|[^/?#:@[\]]+)(?::(\d{1,5}))?([/?#].*)?$/iu;

const label = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}_-]{0,61}[\p{L}\p{M}\p{N}])?$/u;
const byte = /^(?:\d|[1-9]\d|1\d\d|2[0-4]\d|25[0-5])$/;
/** A last label that a browser reads as a number makes the whole host an address of version 4. */
const numeric = /^(?:\d+|0x[\da-f]*)$/i;

function isVersion6(address: string): boolean {
  const halves = address.split('::');
  const groups = halves.flatMap((half) => (half === '' ? [] : half.split(':')));
  const isComplete = halves.length === 2 ? groups.length < 8 : halves.length === 1 && groups.length === 8;
  return isComplete && groups.every((group) => /^[\da-f]{1,4}$/i.test(group));
}

function isHost(host: string): boolean {
  if (host.startsWith('[')) return isVersion6(host.slice(1, -1));
  const labels = host.split('.');
  if (numeric.test(labels.at(-1) ?? '')) return labels.length === 4 && labels.every((one) => byte.test(one));
  // a browser reads full-width and circled signs as plain ones
  return host.length <= 253 && host.normalize('NFKC') === host && labels.every((one) => label.test(one));
}

/**
 * The parts of a web address; undefined for what is none: without a scheme and a host that can exist, with a user name or a password, or with
 * blanks, control characters or signs that nobody sees.
 * @param schemes those that count, in lower case
 */
export function readWebAddress(
  written: string,
  schemes: readonly string[] = ['http', 'https'],
): WebAddress | undefined {
  if (unseen.test(written)) return undefined;
  const [, named = '', host = '', digits, rest = ''] = parts.exec(written) ?? [];
  const scheme = named.toLowerCase();
  const port = digits === undefined ? undefined : Number(digits);
  if (!schemes.includes(scheme) || !isHost(host)) return undefined;
  return port === undefined || isWithin(port, { min: 1, max: 65_535 }) ? { scheme, host, port, rest } : undefined;
}

/**
 * A field for a web address: the one reader of all of them, so that a link never runs a script and leads where it seems to.
 * @param code the problem of what is none
 */
/* #__NO_SIDE_EFFECTS__ */
export const webAddress = (chars: Range, code: string, schemes?: readonly string[]): Field<string> => {
  const within = text(chars);
  return (raw, field) => {
    const result = within(raw, field);
    if (!result.ok || result.value === '' || readWebAddress(result.value, schemes)) return result;
    return refuse({ code, field });
  };
};
