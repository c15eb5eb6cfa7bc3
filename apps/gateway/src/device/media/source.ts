/** The camera that a picture is taken with. */
export interface Camera {
  readonly cameraId: number;
  readonly name: string;
  readonly placeName: string;
}
export interface Taken {
  readonly mediaType: string;
  /** Without dot. */
  readonly ending: string;
  readonly chunks: AsyncIterable<Uint8Array>;
}

/** Where pictures come from. An adapter of real cameras takes its place; without one, a sandbox draws them and says so in each picture. @spec DEV-19 */
export interface VideoSource {
  /**
   * What the camera sees at that moment.
   * @param signal aborted when nobody waits any more, or enough has come
   * @throws when it does not deliver
   */
  snapshot(
    camera: Camera,
    at: { readonly atMs: number; readonly hasWatermark: boolean },
    signal?: AbortSignal,
  ): Promise<Taken>;
  /** What the camera saw between two moments. @throws when it does not deliver */
  recording(
    camera: Camera,
    span: { readonly fromMs: number; readonly toMs: number; readonly hasWatermark: boolean },
    signal?: AbortSignal,
  ): Promise<Taken>;
}

declare module '../../lib/context.ts' {
  interface Deps {
    /** The sandbox where it is left out. */
    readonly video?: VideoSource;
  }
}
