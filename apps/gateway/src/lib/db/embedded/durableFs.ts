import { closeSync, fsyncSync, openSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** The part of Emscripten's file system that PGlite's types leave out. */
type SetAttributes = (of: object, attributes: { mode?: number }) => unknown;
interface NodeFileSystem {
  node_ops: { setattr: SetAttributes };
  stream_ops: { fsync?: (stream: { nfd?: number; node: object }) => number; setattr?: SetAttributes };
  realPath(node: object): string;
}

function syncPath(path: string): void {
  const fd = openSync(path, 'r');
  try {
    fsyncSync(fd);
  } finally {
    closeSync(fd);
  }
}

/** Emscripten sets the mode of each new file itself, to what PostgreSQL asks before its umask: readable and writable by all. */
const forOwner =
  (setattr: SetAttributes): SetAttributes =>
  (of, attributes) =>
    setattr(of, attributes.mode === undefined ? attributes : { ...attributes, mode: attributes.mode & ~0o077 });

/** PGlite's folder with a real fsync, for its owner alone: Emscripten calls `stream_ops.fsync` where a file system has one, and this one ships without. */
export class DurableNodeFs extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const ready = await super.init(...args);
    ready.emscriptenOpts.preRun?.push((mod) => {
      const files = mod.NODEFS as unknown as NodeFileSystem;
      files.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncPath(files.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
      files.node_ops.setattr = forOwner(files.node_ops.setattr);
      if (files.stream_ops.setattr) files.stream_ops.setattr = forOwner(files.stream_ops.setattr);
    });
    return ready;
  }
}

/** Started without `-F` (which turns fsync off). fdatasync is a stub in the wasm build, fsync is not. */
export const durableStart = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync', 'full_page_writes=on', 'shared_buffers=16MB'].flatMap((setting) => [
    '-c',
    setting,
  ]),
];
