import {
  deviceTypeNames,
  rolloutDeviceStates,
  rolloutStates,
  rolloutSteps,
  upgradePackagesMax,
} from '@fireline/domain/device';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zBool, zId, zInt, zList, zProblem, zSearch, zUploadFile } from '../../lib/shapes.ts';
import { deviceFilter } from '../filterShapes.ts';

const zCount = z.number().int();
const order = z.enum(['asc', 'desc']);

/** A package of device software. @spec DEV-18 */
export const zUpgradePackage = z.object({
  packageId: z.number(),
  name: z.string(),
  version: z.string(),
  /** Bytes and SHA-256 as read from the file. */
  sizeBytes: z.number(),
  sha256: z.string(),
  fileName: z.string(),
  releasedOn: z.string(),
  remarks: z.string(),
  deviceTypes: z.array(z.enum(deviceTypeNames)),
  uploadedBy: zBy,
  uploadedAt: z.string(),
  revision: zCount,
  changedBy: zBy,
  /** Devices of its types that report this version, a lower one, and none so far. */
  current: zCount,
  older: zCount,
  unknown: zCount,
  /** The roll-out that has not ended; null: there is none. */
  openRolloutId: z.number().nullable(),
});

/** A roll-out with how many of its devices are how far. @spec DEV-18 */
export const zRollout = z.object({
  rolloutId: z.number(),
  packageId: z.number(),
  packageName: z.string(),
  version: z.string(),
  state: z.enum(rolloutStates),
  waveSize: zCount,
  pauseMin: zCount,
  stopPercent: zCount,
  allowsLower: z.boolean(),
  /** The wave that was sent last; 0: none. */
  wave: zCount,
  /** When the next wave is due; null: one is on its way, or none is to come. */
  nextAt: z.string().nullable(),
  startAt: z.string(),
  endedAt: z.string().nullable(),
  createdBy: zBy,
  createdAt: z.string(),
  revision: zCount,
  changedBy: zBy,
  total: zCount,
  counts: z.record(z.enum(rolloutDeviceStates), zCount),
});

const zRolloutDevice = z.object({
  deviceId: z.number(),
  imei: z.string(),
  name: z.string(),
  deviceType: z.enum(deviceTypeNames),
  placeName: z.string(),
  /** What it reported when the roll-out was made, and what it reports now; empty: nothing. */
  was: z.string(),
  firmware: z.string(),
  state: z.enum(rolloutDeviceStates),
  wave: zCount.nullable(),
  /** How often it was sent the package. */
  tries: zCount,
  sentAt: z.string().nullable(),
  endedAt: z.string().nullable(),
  /** Why it failed. */
  problem: zProblem.nullable(),
});

const zStillGood = { packageId: zId, revision: zInt };
const entered = {
  name: z.string(),
  version: z.string(),
  releasedOn: z.string(),
  remarks: z.string(),
  deviceTypes: zList(z.enum(deviceTypeNames)),
};

export const upgradeShapes = {
  packages: {
    send: z.object({
      /** Name, version or remarks, any part. */
      search: zSearch.optional(),
      deviceType: zList(z.enum(deviceTypeNames)).optional(),
      sort: z.enum(['name', 'version', 'releasedOn', 'sizeBytes', 'uploadedAt']).default('uploadedAt'),
      order: order.default('desc'),
      ...paging,
    }),
    reply: page(zUpgradePackage),
  },
  addPackage: { send: z.object({ ...entered, file: zUploadFile }), reply: zUpgradePackage },
  changePackage: { send: z.object({ ...zStillGood, ...entered }), reply: zUpgradePackage },
  deletePackage: { send: z.object(zStillGood), reply: done },
  rolloutPreview: {
    send: z.object({ packageId: zId, ...deviceFilter }),
    reply: z.object({
      /** Devices that would be sent the package, and of those that report a lower version and none. */
      chosen: zCount,
      older: zCount,
      unknown: zCount,
      /** Left out: with this version, with a higher one unless it is allowed, in another roll-out, not in service. */
      same: zCount,
      higher: zCount,
      busy: zCount,
      idle: zCount,
      /** Some of those with a higher version. */
      highest: z.array(z.object({ deviceId: z.number(), name: z.string(), firmware: z.string() })),
    }),
  },
  startRollout: {
    send: z.object({
      packageId: zId,
      ...deviceFilter,
      waveSize: zInt,
      pauseMin: zInt,
      stopPercent: zInt,
      startDay: z.string().optional(),
      startTime: z.string().optional(),
      /** Also sends it to devices that report a higher version. */
      allowsLower: zBool.default(false),
    }),
    reply: zRollout,
  },
  rollouts: {
    send: z.object({
      search: zSearch.optional(),
      state: zList(z.enum(rolloutStates)).optional(),
      packageId: zId.optional(),
      ...paging,
    }),
    /** The newest first. */
    reply: page(zRollout),
  },
  rollout: { send: z.object({ rolloutId: zId }), reply: zRollout },
  rolloutDevices: {
    send: z.object({
      rolloutId: zId,
      search: zSearch.optional(),
      state: zList(z.enum(rolloutDeviceStates)).optional(),
      ...paging,
    }),
    reply: page(zRolloutDevice),
  },
  stepRollout: {
    send: z.object({ rolloutId: zId, revision: zInt, step: z.enum(rolloutSteps) }),
    reply: zRollout,
  },
  deviceUpgrade: {
    send: z.object({ deviceId: zId }),
    reply: z.object({
      /** What it reports; empty: nothing so far. */
      firmware: z.string(),
      firmwareAt: z.string().nullable(),
      /** The highest version among the packages for its type. */
      newest: z
        .object({ packageId: z.number(), name: z.string(), version: z.string(), releasedOn: z.string() })
        .nullable(),
      isOlder: z.boolean(),
      /** The newest first, at most 50. */
      history: z.array(z.object({ version: z.string(), at: z.string() })),
      rollouts: z
        .array(
          z.object({
            rolloutId: z.number(),
            packageName: z.string(),
            version: z.string(),
            rolloutState: z.enum(rolloutStates),
            state: z.enum(rolloutDeviceStates),
            was: z.string(),
            wave: zCount.nullable(),
            createdBy: zBy,
            createdAt: z.string(),
            sentAt: z.string().nullable(),
            endedAt: z.string().nullable(),
            problem: zProblem.nullable(),
          }),
        )
        .max(upgradePackagesMax),
    }),
  },
  packageFile: { send: z.object({ commandId: zId }), reply: z.string() },
};
