import { lookup as systemLookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

const privateAddresses = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  privateAddresses.addSubnet(net, bits, 'ipv6');

/** Whether an IP address leads into a private network, also one of version 4 that is written as version 6. */
export function isPrivateAddress(address: string): boolean {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  const plain = mapped ?? address;
  const version = isIP(plain);
  if (version === 0) return true;
  return /^::ffff:/i.test(plain) || privateAddresses.check(plain, version === 4 ? 'ipv4' : 'ipv6');
}

/** It leads where it may not. */
export class Forbidden extends Error {}

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
