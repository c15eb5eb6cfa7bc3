import { type Drawing, lossReasons, textEncodings } from '../drawing.ts';

/** What of a drawing is written as JSON: all but the long rows of numbers. */
export interface Meta extends Pick<Drawing, 'origin' | 'layers' | 'styles' | 'report'> {
  readonly extent?: Drawing['extent'];
  readonly metresPerUnit?: number;
  /** In the first version of the form only. */
  readonly texts?: readonly string[];
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isFlag: Check = (value) => typeof value === 'boolean';
const isNumber: Check = (value) => typeof value === 'number' && Number.isFinite(value);
const isCount: Check = (value) => Number.isInteger(value) && Number(value) >= 0;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);
const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    values.some((one) => one === value);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const shape =
  (fields: Readonly<Record<string, Check>>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(fields).every(([name, check]) => check(Object.hasOwn(value, name) ? value[name] : undefined));

const isReport = shape({
  version: isText,
  isBinary: isFlag,
  declaredEncoding: isText,
  encoding: oneOf(textEncodings),
  entities: (value) => isObject(value) && Object.values(value).every(isCount),
  rows: listOf(
    shape({
      kind: isText,
      layer: isText,
      drawn: isCount,
      approximated: isCount,
      notDrawn: isCount,
      reasons: listOf(oneOf(lossReasons)),
    }),
  ),
  isTruncated: isFlag,
  sizeBytes: isCount,
  files: optional(listOf(isText)),
});

const isMeta = shape({
  origin: shape({ x: isNumber, y: isNumber }),
  extent: optional(shape({ minX: isNumber, minY: isNumber, maxX: isNumber, maxY: isNumber })),
  metresPerUnit: optional(isNumber),
  layers: listOf(shape({ name: isText, isShown: isFlag })),
  styles: listOf(shape({ layer: isCount, color: isCount })),
  texts: optional(listOf(isText)),
  report: isReport,
});

/** What the JSON says when it is of this shape and its styles name layers that are there; else undefined. */
export const readMeta = (bytes: Uint8Array): Meta | undefined => {
  try {
    const raw: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (!isMeta(raw)) return undefined;
    const meta = raw as Meta;
    return meta.styles.every(({ layer }) => layer < meta.layers.length) ? meta : undefined;
  } catch {
    // neither UTF-8 nor JSON, or nested deeper than can be read
    return undefined;
  }
};
