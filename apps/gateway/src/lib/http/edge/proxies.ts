import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { StartProblem } from '../../startProblem.ts';

/** The peers whose X-Forwarded headers are believed. */
export interface Proxies {
  trusts(address: string): boolean;
}

/** Loopback, private and link-local networks. */
const privateNetworks = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '::1',
  'fc00::/7',
  'fe80::/10',
];

/** An IPv4 address inside an IPv6 one, as a socket for both tells it, is taken as what it is. */
const plain = (address: string): string => /^::ffff:([\d.]+)$/i.exec(address)?.[1] ?? address;
const family = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

function addNetwork(list: BlockList, network: string): void {
  const [address = '', bits] = network.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const prefix = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
  if (prefix < 0 || prefix > most)
    throw new StartProblem(
      `FIRELINE_PROXY must be on, off, or a list of addresses and networks such as 10.0.0.5,192.168.7.0/24, not '${network}'.`,
    );
  list.addSubnet(address, prefix, family(address));
}

/**
 * @param setting `on`: peers of loopback and private networks; `off`, or nothing: none; else a list of addresses and networks
 * @returns undefined when no peer is trusted
 * @throws StartProblem for what is no address
 */
export function proxiesFrom(setting: string | undefined): Proxies | undefined {
  if (!setting || setting === 'off') return undefined;
  const list = new BlockList();
  for (const network of setting === 'on' ? privateNetworks : setting.split(',').map((text) => text.trim()))
    addNetwork(list, network);
  return { trusts: (address) => isIP(plain(address)) > 0 && list.check(plain(address), family(plain(address))) };
}

/** What is known of where a request comes from. */
export interface Source {
  /** The caller's address, as a trusted proxy says or as the connection has it. */
  readonly address: string;
  /** The peer is a trusted proxy. */
  readonly isProxied: boolean;
  /** The host that the caller asked a trusted proxy for. */
  readonly host: string | undefined;
  /** The caller speaks HTTPS to a trusted proxy. */
  readonly isHttps: boolean;
}

const lastOf = (header: string | string[] | undefined): string =>
  String(header ?? '')
    .split(',')
    .at(-1)
    ?.trim() ?? '';

/**
 * Of X-Forwarded-For the last entry counts, which the trusted proxy itself has written, and only when it is an address: those
 * before it are the caller's to invent.
 */
export function sourceOf({ socket, headers }: IncomingMessage, proxies: Proxies | undefined): Source {
  const peer = socket.remoteAddress ?? '';
  if (!proxies?.trusts(peer)) return { address: peer, isProxied: false, host: undefined, isHttps: false };
  const told = lastOf(headers['x-forwarded-for']);
  return {
    address: isIP(told) > 0 ? told : peer,
    isProxied: true,
    host: lastOf(headers['x-forwarded-host']) || undefined,
    isHttps: lastOf(headers['x-forwarded-proto']) === 'https',
  };
}
