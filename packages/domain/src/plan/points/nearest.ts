import type { DeviceType } from '../../device/index.ts';

/** What an operator looks for first around an alarm. @spec N07 */
export const nearestKinds = ['exit', 'hydrant', 'camera'] as const;
export type NearestKind = (typeof nearestKinds)[number];

/** A way out, a hydrant or a camera on a plan, in the drawing's units. @spec N07 */
export interface PlanResource {
  readonly kind: NearestKind;
  readonly id: number | string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

export interface Nearest {
  readonly kind: NearestKind;
  /** Undefined: the plan names none. */
  readonly resource: PlanResource | undefined;
  /** In a straight line; undefined without a resource, or where the drawing does not say how long its units are. */
  readonly metres: number | undefined;
}

const kindsOfTypes: Readonly<Partial<Record<DeviceType, NearestKind>>> = {
  hydrant: 'hydrant',
  camera: 'camera',
  efencecam: 'camera',
};

/** The hydrants and cameras among the devices of a plan. @spec N07 */
export const resourcesAmong = (
  points: readonly {
    readonly deviceId: number;
    readonly name: string;
    readonly deviceType: DeviceType;
    readonly x: number;
    readonly y: number;
  }[],
): readonly PlanResource[] =>
  points.flatMap(({ deviceId, name, deviceType, x, y }) => {
    const kind = kindsOfTypes[deviceType];
    return kind ? [{ kind, id: deviceId, name, x, y }] : [];
  });

/**
 * The nearest way out, hydrant and camera, each in a straight line: walls are not looked at, and none is made up where the plan
 * names none. The device itself is not its own camera.
 * @spec N07
 */
export const nearestTo = (
  from: { readonly deviceId: number; readonly x: number; readonly y: number },
  resources: readonly PlanResource[],
  metresPerUnit: number | undefined,
): readonly Nearest[] =>
  nearestKinds.map((kind) => {
    let best: PlanResource | undefined;
    let least = Infinity;
    for (const resource of resources) {
      if (resource.kind !== kind || (kind !== 'exit' && resource.id === from.deviceId)) continue;
      const distance = Math.hypot(resource.x - from.x, resource.y - from.y);
      if (distance < least) [best, least] = [resource, distance];
    }
    return { kind, resource: best, metres: best && metresPerUnit ? least * metresPerUnit : undefined };
  });
