import { gbUpTypes } from './tables.ts';
import { gbTimeBytes } from './time.ts';

const words = (...values: readonly number[]): number[] => values.flatMap((value) => [value % 256, value >> 8]);

/** One component and what its state says. */
export interface GbComponentState {
  /** `1.1.10.2` */
  readonly component: string;
  readonly componentType: number;
  /** Bits, see `gbComponentBits`. */
  readonly state: number;
}

const unitOf = (type: number, objects: readonly (readonly number[])[], atMs: number): Uint8Array =>
  Uint8Array.from([type, objects.length, ...objects.flatMap((one) => [...one, ...gbTimeBytes(atMs)])]);

/** The data unit by which a transmission device reports states of components, for simulators and tests. */
export const componentStateUnit = (states: readonly GbComponentState[], atMs: number): Uint8Array =>
  unitOf(
    gbUpTypes.componentState.type,
    states.map(({ component, componentType, state }) => {
      const [systemType = 0, system = 0, zone = 0, place = 0] = component.split('.').map(Number);
      return [systemType, system, componentType, ...words(zone, place, state), ...Array<number>(31).fill(0)];
    }),
    atMs,
  );

/** The data unit of an operation at a system, such as a reset; bits as in `gbOperationBits`. */
export const operationUnit = (flags: number, atMs: number): Uint8Array =>
  unitOf(gbUpTypes.operation.type, [[1, 1, flags, 0]], atMs);

/** The data unit that sets a transmission device's clock. */
export const clockUnit = (type: number, atMs: number): Uint8Array => unitOf(type, [[]], atMs);
