import { once } from 'node:events';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { encodeFrame } from '../../apps/gateway/src/lib/push/frames.ts';
import { openStation, type Station, until } from './pushWorld.ts';

const open: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of open.splice(0).toReversed()) await close();
});
const station = async (...args: Parameters<typeof openStation>) => {
  const opened = await openStation(...args);
  open.push(opened.close);
  return opened;
};

/** A bare socket that sends what it likes and notes what it hears. */
async function visitor(at: Station, path = '/websock/pushCenter/R001-platform') {
  const socket = new WebSocket(at.url + path, ['v12.stomp']);
  open.push(() => socket.terminate());
  const heard: string[] = [];
  socket.on('message', (data: Buffer) => heard.push(data.toString()));
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  const fault = async () => {
    const code = await closed;
    return [
      /^message:(.*)$/m.exec(heard.find((text) => text.startsWith('ERROR')) ?? '')?.[1]?.replace('\\c', ':'),
      code,
    ];
  };
  const connect = async (token = 'R001/platform') => {
    socket.send(encodeFrame('CONNECT', { 'accept-version': '1.2', token }));
    await until(() => heard.length > 0, 'an answer to CONNECT');
  };
  const subscribe = (id: string, topic = 'alarm') =>
    socket.send(encodeFrame('SUBSCRIBE', { id, destination: `/topic/${topic}`, receipt: id }));
  return { socket, heard, fault, closed, connect, subscribe };
}

describe('hostile readers', () => {
  it('find nothing at another address', async () => {
    const at = await station();
    const socket = new WebSocket(`${at.url}/websock/elsewhere`);
    const [error] = (await once(socket, 'error')) as [Error];
    expect(error.message).toContain('404');
  });

  it.each([
    ['a tenant that is not the token’s', '/websock/pushCenter/R002-platform', 'R001/platform'],
    ['a user that is not the token’s', '/websock/pushCenter/R001-platform', 'R001/unit/7'],
    ['a token nobody knows', '/websock/pushCenter/R001-platform', 'x'],
    ['no token', '/websock/pushCenter/R001-platform', ''],
  ])('with %s are told so and closed with 4401 [ROL-06]', async (_, path, token) => {
    const at = await station();
    const one = await visitor(at, path);
    await one.connect(token);
    expect(await one.fault()).toEqual(['session.tokenInvalid', 4401]);
    expect(at.hub.size).toBe(0);
  });

  it.each([
    ['malformed bytes', 'SUBSCRIBE\nno colon\n\n\0', ['push.malformed', 1002]],
    ['a frame of more than 16 kB', `SUBSCRIBE\nid:${'x'.repeat(17_000)}\n\n\0`, ['push.tooLarge', 1009]],
    ['a message of more than 64 kB', 'x'.repeat(70_000), [undefined, 1009]],
    ['something to publish', 'SEND\ndestination:/topic/alarm\n\n{}\0', ['push.unsupported', 1008]],
    ['a topic there is not', 'SUBSCRIBE\nid:1\ndestination:/topic/other\n\n\0', ['push.unknownTopic', 1008]],
  ])('with %s are closed, and nobody else notices', async (_, bytes, fault) => {
    const at = await station();
    const quiet = await visitor(at);
    await quiet.connect();
    quiet.subscribe('1');
    const one = await visitor(at);
    await one.connect();
    one.socket.send(bytes);
    expect(await one.fault()).toEqual(fault);
    at.world.raise(7);
    await until(() => quiet.heard.some((text) => text.startsWith('MESSAGE')), 'the alarm');
    expect(at.hub.size).toBe(1);
  });

  it('with more than 32 subscriptions are closed', async () => {
    const at = await station();
    const one = await visitor(at);
    await one.connect();
    for (let n = 0; n < 33; n += 1) one.subscribe(String(n));
    expect(await one.fault()).toEqual(['push.tooManySubscriptions', 1008]);
  });

  it('who do not read are cut off, and the others get everything [ALM-07]', async () => {
    const at = await station({ bufferedBytes: 64 * 1024 });
    const slow = await visitor(at);
    const quick = await visitor(at);
    for (const one of [slow, quick]) {
      await one.connect();
      one.subscribe('1');
      await until(() => one.heard.length === 2, 'the subscription');
    }
    slow.socket.pause();
    const remark = 'x'.repeat(20_000);
    const parts = [
      {
        where: { rentId: 'R001', orgPath: '/', partnerId: null, unitId: null, maintId: null, placeId: null },
        data: remark,
      },
    ];
    let sent = 0;
    await until(
      () => at.hub.size === 1,
      'the slow one is gone',
      () => {
        sent += 1;
        at.hub.deliver({ rentId: 'R001', topic: 'alarm', seq: sent, at: '', parts, list: false });
      },
    );
    await until(() => quick.heard.length === 2 + sent, 'all of it');
  });

  it('whose session ends are closed at once [SES-02]', async () => {
    const at = await station();
    const one = await visitor(at);
    await one.connect();
    at.hub.revoke(({ sessionId }) => sessionId === 'R001/platform');
    expect(await one.fault()).toEqual(['session.tokenInvalid', 4401]);
  });
});
