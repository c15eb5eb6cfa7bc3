import type { Problem } from './problems.ts';

/** What a browser or a form says of a file before anybody has read it. */
export interface OfferedFile {
  readonly name: string;
  /** Media type, as the browser guesses it from the name; may be empty. */
  readonly type: string;
  readonly sizeBytes: number;
}

export interface FileLimits {
  /** Endings (`.dxf`) and media types (`image/png`, `image/*`); none: every kind. */
  readonly kinds?: readonly string[] | undefined;
  readonly bytesMax?: number | undefined;
}

const units = ['B', 'KB', 'MB', 'GB'] as const;

/**
 * A size as people read it, the same in every language, in units of 1024.
 * @example sizeText(1_572_864) // '1.5 MB'
 */
export const sizeText = (bytes: number, round: (value: number) => number = Math.round): string => {
  if (!(bytes > 0)) return '0 B';
  const power = Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const tenths = power === 0 ? bytes * 10 : round((bytes / 1024 ** power) * 10);
  return `${tenths / 10} ${units[power]}`;
};

/** Whether the file is of a kind that is taken, by its ending or its media type. */
export const isOfKind = ({ name, type }: Pick<OfferedFile, 'name' | 'type'>, kinds: readonly string[]): boolean =>
  kinds.some((kind) => {
    const wanted = kind.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    return wanted.endsWith('/*') ? type.startsWith(wanted.slice(0, -1)) : type === wanted;
  });

/** What a picture is called by its media type or, where the browser knows none, by an ending that phones give. */
const pictureKind = ({ name, type }: OfferedFile): string | undefined =>
  (/^image\/(?:x-)?(\w+)/.exec(type) ?? /\.(hei[cf])$/i.exec(name))?.[1]?.toUpperCase();

/** Names of media types, as people say them: `JPEG PNG`. */
export const kindsText = (kinds: readonly string[]): string =>
  kinds.map((kind) => kind.replace(/^(image\/|\.)/, '').toUpperCase()).join(' ');

const kindProblem = (field: string, file: OfferedFile, kinds: readonly string[]): Problem => {
  if (!kinds.every((kind) => kind.startsWith('image/')))
    return { code: 'form.fileKind', field, args: { 0: kinds.join(' ') } };
  const kind = kinds.includes('image/*') ? undefined : pictureKind(file);
  return kind
    ? { code: 'form.imageKind', field, args: { 0: kindsText(kinds), 1: kind } }
    : { code: 'form.imagesOnly', field };
};

/**
 * What keeps a file out: it is of another kind, empty, or too large. Pictures alone wanted: the spec's own sentence, and a picture of
 * another kind by its name, with those to save it as.
 * @spec SHL-26
 */
export const checkFile = (field: string, file: OfferedFile, { kinds, bytesMax }: FileLimits): Problem | undefined => {
  if (kinds !== undefined && kinds.length > 0 && !isOfKind(file, kinds)) return kindProblem(field, file, kinds);
  // asked this way round, a size that is no number is refused
  if (!(file.sizeBytes > 0)) return { code: 'form.fileEmpty', field };
  return bytesMax !== undefined && file.sizeBytes > bytesMax
    ? // rounded up, so that no size reads like its limit
      { code: 'form.fileSize', field, args: { 0: sizeText(bytesMax), 1: sizeText(file.sizeBytes, Math.ceil) } }
    : undefined;
};
