import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { sourceOf, proxiesFrom } from './proxies.ts';

const from = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const addressOf = (setting: string, peer: string, forwarded: string) =>
  sourceOf(from(peer, { 'x-forwarded-for': forwarded }), proxiesFrom(setting)).address;

describe("a caller's address [SES-06]", () => {
  it('is what a trusted proxy wrote last, and that of the connection for others', () => {
    expect(addressOf('on', '127.0.0.1', '198.51.100.7, 203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('on', '::ffff:10.1.2.3', '2001:db8::1')).toBe('2001:db8::1');
    expect(addressOf('on', '198.51.100.1', '203.0.113.9')).toBe('198.51.100.1');
    expect(addressOf('off', '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
    expect(addressOf('198.51.100.0/24, ::1', '198.51.100.1', '203.0.113.9')).toBe('203.0.113.9');
    expect(addressOf('198.51.100.0/24, ::1', '127.0.0.1', '203.0.113.9')).toBe('127.0.0.1');
  });

  it.each(['', '1.1.1.1 evil text', 'unknown', '203.0.113.9, ', '203.0.113.9:80', '999.1.1.1'])(
    'is that of the proxy when %j is told, which is no address',
    (told) => expect(addressOf('on', '10.0.0.1', told)).toBe('10.0.0.1'),
  );

  it('comes with HTTPS only from a trusted proxy', () => {
    const headers = { 'x-forwarded-proto': 'https' };
    expect(sourceOf(from('10.0.0.1', headers), proxiesFrom('on')).isHttps).toBe(true);
    expect(sourceOf(from('198.51.100.1', headers), proxiesFrom('on')).isHttps).toBe(false);
    expect(sourceOf(from('10.0.0.1'), proxiesFrom('on')).isHttps).toBe(false);
  });

  it.each(['yes', '10.0.0.0/33', '10.0.0.0/x', '::1/129', '10.0.0.1,'])('cannot be set up by %j', (setting) =>
    expect(() => proxiesFrom(setting)).toThrow('FIRELINE_PROXY must be on, off, or a list'),
  );
});
