// what the build of the districts uses of a package that brings no types

declare module 'topojson-simplify' {
  type RingTest = (ring: readonly number[][], isInterior: boolean) => boolean;
  export const presimplify: <T extends object>(topology: T) => T;
  export const simplify: <T extends object>(topology: T, minWeight: number) => T;
  export const filter: <T extends object>(topology: T, keep: RingTest) => T;
  export const filterAttachedWeight: (topology: object, minWeight: number) => RingTest;
}
