import { maskedFields, type PersonalKind, personalMasks } from '@fireline/domain/session';
import * as z from 'zod';

/** Under this name a shape, and the OpenAPI document, say that a text is answered masked. */
const mark = 'x-personal';
type Marked = PersonalKind | 'fields';

/**
 * A text of a reply that the gateway answers masked: the handler returns it whole. What somebody sees of it in full is answered by
 * `session.showPersonal`.
 * @spec SES-07
 */
export const zPersonal = (kind: PersonalKind) => z.string().meta({ [mark]: kind });
/** What somebody is called who did something: the real name, or the user name of one who has none, which may be a mobile number. @spec SES-07 */
export const zBy = zPersonal('text');
/** A record of which fields may be personal by their names: the before and after of a log entry, the row of a file. @spec SES-10 */
export const personalRecord = <T extends z.ZodType>(shape: T): T => shape.meta({ [mark]: 'fields' satisfies Marked });

export type Mask = (value: unknown) => unknown;

const ofKind = (kind: Marked): Mask =>
  kind === 'fields' ? maskedFields : (value) => (typeof value === 'string' ? personalMasks[kind](value) : value);

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function ofObject(shape: Readonly<Record<string, z.ZodType>>): Mask | undefined {
  const masks = Object.entries(shape).flatMap(([name, of]) => {
    const mask = replyMask(of);
    return mask ? [[name, mask] as const] : [];
  });
  if (masks.length === 0) return undefined;
  return (value) => {
    if (!isRecord(value)) return value;
    const masked = masks.flatMap(([name, mask]) => (name in value ? [[name, mask(value[name])] as const] : []));
    return { ...value, ...Object.fromEntries(masked) };
  };
}

const ofList = (mask: Mask | undefined): Mask | undefined =>
  mask && ((value) => (Array.isArray(value) ? value.map(mask) : value));

const ofValues = (mask: Mask | undefined): Mask | undefined =>
  mask &&
  ((value) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, of]) => [name, mask(of)])) : value);

const oneAfterTheOther = (masks: readonly Mask[]): Mask | undefined =>
  masks.length === 0 ? undefined : (value) => masks.reduce((masked, mask) => mask(masked), value);

/**
 * What masks a reply of this shape; undefined where the shape holds nothing personal. It is built once per call, from the shape alone, so
 * that a field cannot be answered whole because a handler did not think of it.
 * @spec SES-07
 */
export function replyMask(shape: z.ZodType): Mask | undefined {
  const kind = shape.meta()?.[mark] as Marked | undefined;
  if (kind !== undefined) return ofKind(kind);
  if (shape instanceof z.ZodObject) return ofObject(shape.shape);
  if (shape instanceof z.ZodArray) return ofList(replyMask(shape.element as z.ZodType));
  if (shape instanceof z.ZodRecord) return ofValues(replyMask(shape.valueType as z.ZodType));
  if (shape instanceof z.ZodUnion)
    return oneAfterTheOther(shape.options.flatMap((one) => replyMask(one as z.ZodType) ?? []));
  if (
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodReadonly ||
    shape instanceof z.ZodDefault
  )
    return replyMask(shape.unwrap() as z.ZodType);
  return undefined;
}
