import { pathTo } from '@fireline/domain/shell';
import { describe, expect, it } from 'vitest';
import { pageAt } from './address.ts';

describe('the page of a link', () => {
  it('is the device or the alarm that it names, with its token [PUB-01] [PUB-05]', () => {
    expect(
      pageAt({ pathname: pathTo('publicDevice', { deviceId: 12, deviceType: 'smoke' }), search: '?token=a.b-_' }),
    ).toEqual({ name: 'device', id: 12, token: 'a.b-_' });
    expect(pageAt({ pathname: pathTo('publicAlarm', { alarmId: 7 }), search: '?x=1&token=t' })).toEqual({
      name: 'alarm',
      id: 7,
      token: 't',
    });
  });

  it('is a piece with the key of the partner that embeds it [PUB-07]', () => {
    expect(pageAt({ pathname: pathTo('publicEmbed', { piece: 'alarms' }), search: '?key=pk_1' })).toEqual({
      name: 'embed',
      piece: 'alarms',
      keyId: 'pk_1',
    });
    expect(pageAt({ pathname: '/public/embed/commands', search: '?key=pk_1' })).toEqual({ name: 'notFound' });
  });

  it('is the phone of an inspector, its round, or the label that was scanned [N24]', () => {
    const at = (pathname: string, search = '') => pageAt({ pathname, search });
    expect(at('/public/patrol')).toEqual({ name: 'patrol' });
    expect(at('/public/patrol/task/7', '?point=3')).toEqual({ name: 'patrol', taskId: 7 });
    expect(at('/public/patrol/task/0')).toEqual({ name: 'notFound' });
    expect(at('/public/patrol/point', '?code=FLP1.r1.7.1.abc')).toEqual({ name: 'patrol', code: 'FLP1.r1.7.1.abc' });
  });

  it('is asked for without a token too: the server says why it does not open [PUB-05]', () => {
    expect(pageAt({ pathname: '/public/index/alarmNotice/7', search: '' })).toEqual({
      name: 'alarm',
      id: 7,
      token: '',
    });
  });

  it.each([
    '/public',
    '/public/',
    '/public/index',
    '/public/index/lifecycle',
    '/public/index/detail/12',
    '/public/index/detail/abc/smoke',
    '/public/index/detail/0/smoke',
    '/public/index/detail/1e3/smoke',
    '/public/index/alarmNotice/-7',
    '/public/index/alarmNotice/7/more',
    '/mirco/smoke/detail/12',
    '/main',
  ])('%s: there is none [PUB-01]', (pathname) => {
    expect(pageAt({ pathname, search: '?token=t' })).toEqual({ name: 'notFound' });
  });
});
