import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/**
 * Networks of version 4 that are not the open internet: the special-purpose registry of IANA (RFC 6890 and its updates), multicast,
 * and what is reserved.
 */
const closed = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, bits, 'ipv4');

/** Of version 6 only what is handed out leads anywhere: mapped, translated and site-local addresses are outside of it. */
const open = new BlockList();
open.addSubnet('2000::', 3, 'ipv6');
/** Within that: protocols (Teredo among them), documentation, and 6to4, which carries an address of version 4. */
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  closed.addSubnet(net, bits, 'ipv6');

/** Whether an IP address leads into a private network, or anywhere else than the open internet; true for what is no address. */
export function isPrivateAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return closed.check(address, 'ipv4');
  return version !== 6 || !open.check(address, 'ipv6') || closed.check(address, 'ipv6');
}

/** It leads where it may not. */
export class Forbidden extends Error {}

/**
 * Refuses a host that is written as an address. A connection to one asks for no name, so `guardedLookup` never sees it.
 * @param host as a URL has it: an address of version 6 in brackets
 * @throws Forbidden
 */
export function guardHost(host: string): void {
  const address = host.replace(/^\[|\]$/g, '');
  if (isIP(address) !== 0 && isPrivateAddress(address)) throw new Forbidden('a private address');
}

/** Resolves a name and refuses where it leads: the connection goes to what was looked at, and to nothing else. */
export const guardedLookup: LookupFunction = (host, options, done) => {
  systemLookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 0);
    if (addresses.length === 0 || addresses.some(({ address }) => isPrivateAddress(address)))
      return done(new Forbidden('a private address'), '', 0);
    if (options.all) return (done as unknown as (e: null, all: typeof addresses) => void)(null, addresses);
    const [first] = addresses;
    done(null, first?.address ?? '', first?.family ?? 4);
  });
};
