// what the build of the districts uses of two packages that bring no types

declare module 'topojson-server' {
  import type { GeometryObject, Topology } from 'topojson-specification';
  export const topology: (objects: Readonly<Record<string, unknown>>) => Topology<Record<string, GeometryObject>>;
}

declare module 'topojson-simplify' {
  import type { Topology } from 'topojson-specification';
  type RingTest = (ring: readonly number[][], isInterior: boolean) => boolean;
  export const presimplify: <T extends Topology>(topology: T) => T;
  export const simplify: <T extends Topology>(topology: T, minWeight: number) => T;
  export const filter: <T extends Topology>(topology: T, keep: RingTest) => T;
  export const filterAttachedWeight: (topology: Topology, minWeight: number) => RingTest;
}
