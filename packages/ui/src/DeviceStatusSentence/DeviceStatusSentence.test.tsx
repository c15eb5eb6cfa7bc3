import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { DeviceStatusSentence } from './DeviceStatusSentence.tsx';

const nowMs = Date.UTC(2026, 10, 29, 6, 35);
const full = {
  online: false,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 23,
  batteryRatio: 57,
  lastSeenAt: '2026-11-17T06:35:00Z',
  heartbeatS: 86_400,
};

it.each([
  [
    'how long, the last values, what is beside it and what to do',
    { ...full, offlineBeside: 3 },
    /^12 天没有上报（应每 24 小时一次），最后一次 2026\/11\/17 14:35:00，信号 23，电量 57%；同一地点另有 3 台离线 → 建议：上门检查$/,
  ],
  ['the cause', { ...full, open: true }, /；原因：设备被拆除 → 建议：上门装回底座$/],
  ['no values that there are not', { ...full, signals: 99, batteryRatio: null }, /14:35:00；原因：信号弱 → /],
  ['that nothing ever came', { ...full, lastSeenAt: null }, /^从未上报（应每 24 小时一次） → 建议：上门检查$/],
  ['that its service was stopped', { ...full, isSuspended: true }, /^服务已停用/],
  ['that it was never activated', { ...full, dStatus: 0 }, /^尚未激活/],
  [
    'when it reported',
    { ...full, online: true, heartbeatS: 3600, lastSeenAt: nowMs - 300_000 },
    /^在线，5分钟前上报（应每 1 小时一次）$/,
  ],
] as const)('the sentence says %s [N13]', async (_title, device, sentence) => {
  const { root } = await mount(<DeviceStatusSentence device={device} />, {
    clock: () => nowMs,
    timeZone: 'Asia/Shanghai',
  });
  expect(root.textContent).toMatch(sentence);
});
