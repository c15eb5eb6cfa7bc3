import type { Who } from '../../lib/call.ts';

const see = ['upgradePackages:view'] as const satisfies Who;
const rollOut = ['upgradePackages:upgrade'] as const satisfies Who;

/** Packages of device software, and how they are rolled out. @spec DEV-18 DEV-13 */
export const upgradeCalls = {
  packages: { method: 'GET', path: '/main/upgrades/packages', who: see, summary: 'Upgrade packages, a page at a time' },
  addPackage: {
    method: 'POST',
    logs: 'device.addPackage',
    path: '/main/upgrades/packages',
    who: ['upgradePackages:add'],
    body: 'multipart',
    summary: 'Takes the file of an upgrade package, whose size and SHA-256 are read from it',
  },
  changePackage: {
    method: 'POST',
    logs: 'device.changePackage',
    path: '/main/upgrades/packages/{packageId}',
    who: ['upgradePackages:modify'],
    body: 'json',
    summary: 'Changes what is entered of an upgrade package that is not being rolled out',
  },
  deletePackage: {
    method: 'POST',
    logs: 'device.deletePackage',
    path: '/main/upgrades/packages/{packageId}/delete',
    who: ['upgradePackages:delete'],
    body: 'json',
    summary: 'Deletes an upgrade package that is not being rolled out',
  },
  rolloutPreview: {
    method: 'GET',
    path: '/main/upgrades/packages/{packageId}/preview',
    who: rollOut,
    summary: 'How many devices a roll-out would reach, and which are left out and why',
  },
  startRollout: {
    method: 'POST',
    logs: 'device.startRollout',
    path: '/main/upgrades/packages/{packageId}/rollouts',
    who: rollOut,
    body: 'json',
    summary: 'Rolls an upgrade package out to the devices of a filter, in waves, now or at a time',
  },
  rollouts: { method: 'GET', path: '/main/upgrades/rollouts', who: see, summary: 'Roll-outs, a page at a time' },
  rollout: { method: 'GET', path: '/main/upgrades/rollouts/{rolloutId}', who: see, summary: 'One roll-out' },
  rolloutDevices: {
    method: 'GET',
    path: '/main/upgrades/rollouts/{rolloutId}/devices',
    who: see,
    summary: 'The devices of a roll-out and how far each is, a page at a time',
  },
  stepRollout: {
    method: 'POST',
    logs: 'device.stepRollout',
    path: '/main/upgrades/rollouts/{rolloutId}/step',
    who: rollOut,
    body: 'json',
    summary: 'Pauses a roll-out, goes on with it, tries its failed devices again, or cancels it',
  },
  deviceUpgrade: {
    method: 'GET',
    path: '/device/{deviceId}/upgrade',
    who: ['deviceDetail:view'],
    summary: 'The software of a device: its version, the newest for it, its history and its roll-outs',
  },
  packageFile: {
    method: 'GET',
    path: '/ingest/upgrades/{commandId}',
    who: 'deviceKey',
    answers: 'file',
    summary: 'The file of an upgrade, while its command waits for the answer of the device',
  },
} as const;
