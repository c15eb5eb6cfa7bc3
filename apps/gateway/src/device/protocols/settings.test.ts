import { expect, it } from 'vitest';
import { protocolsFrom } from './settings.ts';

const ports = (text?: string) => protocolsFrom({ FIRELINE_GB26875: text }).gb26875;

it('transmission devices are listened for where the setting says, each port for its tenant [DEV-13] [ROL-06]', () => {
  expect([ports(), ports(''), ports('off')]).toEqual([[], [], []]);
  expect(ports('127.0.0.1:5200')).toEqual([{ rentId: undefined, host: '127.0.0.1', port: 5200 }]);
  expect(ports('R001@0.0.0.0:5200, R002@[::1]:5201,localhost:0')).toEqual([
    { rentId: 'R001', host: '0.0.0.0', port: 5200 },
    { rentId: 'R002', host: '::1', port: 5201 },
    { rentId: undefined, host: 'localhost', port: 0 },
  ]);
  for (const wrong of ['5200', ':5200', '@a:1', '1x@a:1', 'R001@', 'R001@a', 'a:70000', 'a@b@c:1', 'a:1,', 'a:1;b:2'])
    expect(() => ports(wrong), wrong).toThrow('FIRELINE_GB26875 must be');
});
