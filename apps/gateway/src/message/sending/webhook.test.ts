import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import { signatureOf } from './carrier.ts';
import { isPrivateAddress } from './guard.ts';
import { webhookCarrier } from './webhook.ts';

const access = {
  accessId: 1,
  account: 'a',
  signature: '消防云',
  shownNumber: '',
  url: '',
  sender: '',
  secret: 'a secret of sixteen',
};
const offer = (url: string) => ({
  rentId: 'R001',
  key: 'k1',
  channel: 'sms' as const,
  to: '13800138000',
  title: '发生报警',
  text: '火警',
  template: undefined,
  isAgain: false,
  access: { ...access, url },
});
const signal = new AbortController().signal;

/** One of each network that is not the open internet, and what is no address. */
const closedAddresses = [
  '0.1.2.3 10.1.2.3 100.64.0.1 127.0.0.1 169.254.169.254 172.31.0.1 192.0.0.8 192.0.2.1 192.88.99.1 192.168.0.1 198.19.0.1',
  '198.51.100.1 203.0.113.1 224.0.0.1 240.0.0.1 255.255.255.255 :: ::1 ::127.0.0.1 ::ffff:127.0.0.1 ::ffff:7f00:1 64:ff9b::7f00:1',
  '64:ff9b:1::7f00:1 100::1 2001::1 2001:2::1 2001:10::1 2001:20::1 2001:db8::1 2002:7f00:1:: 3fff::1 5f00::1 fc00::1 fd00::1',
  'fe80::1 fe80::1%eth0 fec0::1 ff02::1 x ',
].flatMap((line) => line.split(' '));

describe('the web service of a carrier', () => {
  it('is never in a private network, however its address is written [MSG-06]', async () => {
    for (const address of closedAddresses) expect([address, isPrivateAddress(address)]).toEqual([address, true]);
    for (const address of ['8.8.8.8', '172.32.0.1', '192.0.3.1', '2606:4700::1111', '2001:200::1', '2400:3200::1'])
      expect([address, isPrivateAddress(address)]).toEqual([address, false]);
    const { offer: send } = webhookCarrier({ clock: () => 0 });
    for (const url of [
      'http://sms.example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://[fec0::1]/',
      'https://[2002:7f00:1::]/',
      'https://[64:ff9b:1::7f00:1]/',
      'https://localhost/',
      'https://0x7f.1/',
      'nothing',
    ])
      expect(await send(offer(url), signal)).toEqual({ isTaken: false, reason: 'forbidden', isFinal: true });
  });

  it('gets the message signed with its instant, and answers with its id or a refusal [MSG-06]', async () => {
    const got: { headers: Record<string, unknown>; body: string }[] = [];
    let status = 200;
    const server = createServer((request, reply) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        got.push({ headers: request.headers, body });
        reply.writeHead(status, status === 302 ? { location: 'http://127.0.0.1/' } : {});
        reply.end(status === 200 ? '{"id":"c-7"}' : 'a secret of sixteen');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    const { offer: send } = webhookCarrier({ clock: () => 42, mayUsePrivate: true });
    expect(await send(offer(url), signal)).toEqual({ isTaken: true, carrierId: 'c-7' });
    const { headers, body } = got[0] ?? { headers: {}, body: '' };
    expect(headers['x-fireline-signature']).toBe(await signatureOf(access.secret, `42.${body}`));
    expect([headers['idempotency-key'], JSON.parse(body)]).toMatchObject(['k1', { to: '13800138000', text: '火警' }]);
    for (const [code, isFinal] of [
      [400, true],
      [401, false],
      [302, false],
      [503, false],
    ] as const) {
      status = code;
      expect(await send(offer(url), signal)).toEqual({ isTaken: false, reason: 'refused', isFinal });
    }
    await new Promise((resolve) => server.close(resolve));
    expect(await send(offer(url), signal)).toEqual({ isTaken: false, reason: 'unreachable', isFinal: false });
  });

  it('may have a message whose line breaks once all of it went out, or that fails half way, and no other [MSG-05]', async () => {
    let status = 0;
    const server = createServer((request, reply) => {
      request.resume();
      request.on('end', () => (status === 0 ? request.socket.destroy() : reply.writeHead(status).end()));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`;
    const { offer: send } = webhookCarrier({ clock: () => 42, mayUsePrivate: true });
    const offered = () => send(offer(url), signal);
    expect(await offered()).toMatchObject({ reason: 'unreachable', isUnanswered: true });
    status = 500;
    expect(await offered()).toMatchObject({ reason: 'refused', isUnanswered: true });
    await new Promise((resolve) => server.close(resolve));
    expect(await offered()).toEqual({ isTaken: false, reason: 'unreachable', isFinal: false });
  });
});
