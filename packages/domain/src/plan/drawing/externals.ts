import { createNames } from './store/names.ts';

/** Records that name a file, with the kind of entity that shows what is in it. */
export const fileRecords: Readonly<Record<string, string>> = {
  IMAGEDEF: 'IMAGE',
  PDFDEFINITION: 'PDFUNDERLAY',
  DWFDEFINITION: 'DWFUNDERLAY',
  DGNDEFINITION: 'DGNUNDERLAY',
  STYLE: 'SHAPE',
};

/** More are not named: who reads them binds them all in one go. */
const mostFiles = 50;
/** Bytes of a path; no system has longer ones. */
const mostPathBytes = 1024;

/** The other files that a drawing points at. */
export interface Externals {
  /** A record names a file that an entity of the kind shows. */
  define(shownBy: string, path: Uint8Array): void;
  /** A block is an external reference. */
  block(name: number, path: Uint8Array): void;
  isReference(name: number): boolean;
  /** The drawing shows such a block. */
  usesBlock(name: number): void;
  /** The drawing shows such a kind of entity, of which only this is known. */
  usesKind(kind: string): void;
  /** The paths of what is shown, each once. */
  paths(): readonly Uint8Array[];
}

export function createExternals(nameBytes: (name: number) => Uint8Array): Externals {
  const references = new Map<number, Uint8Array>();
  const defined = new Map<string, Uint8Array[]>();
  const shown = new Set<string>();
  const used = createNames(mostFiles);
  const keep = (path: Uint8Array): Uint8Array => path.slice(0, mostPathBytes);
  return {
    define: (shownBy, path) => {
      const paths = defined.get(shownBy) ?? [];
      defined.set(shownBy, paths);
      if (path.length > 0 && paths.length < mostFiles) paths.push(keep(path));
    },
    block: (name, path) => {
      if (!references.has(name)) references.set(name, keep(path));
    },
    isReference: (name) => references.has(name),
    usesBlock: (name) => {
      const path = references.get(name);
      // a reference without a path is known by its name alone
      const bytes = path && path.length > 0 ? path : nameBytes(name);
      used.of(bytes, 0, bytes.length);
    },
    usesKind: (kind) => shown.add(kind),
    paths: () => {
      for (const kind of shown) for (const path of defined.get(kind) ?? []) used.of(path, 0, path.length);
      return Array.from({ length: used.count() }, (_, place) => used.bytes(place));
    },
  };
}
