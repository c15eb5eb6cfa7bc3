import { type Field, integer, oneOf, optional, type Range, text, webAddress } from '../lib/index.ts';

interface AnyKind<Kind extends string, Value> {
  /** How it is entered, shown and stored. */
  readonly kind: Kind;
  readonly read: Field<Value>;
}
/** A text of one line. Lists search and sort by it. */
export interface LineField extends AnyKind<'line', string> {
  readonly chars: Range;
}
/** A text of several lines. Lists search in it. */
export interface RemarkField extends AnyKind<'remark', string> {
  readonly chars: Range;
}
/** One of a closed set; the words of its choices are at `${words}.${choice}`. Lists filter by it. */
export interface ChoiceField<Choice extends string> extends AnyKind<'choice', Choice> {
  readonly choices: readonly Choice[];
  readonly words: string;
}
/** A whole number. Lists sort by it. */
export interface WholeField extends AnyKind<'whole', number> {
  readonly range: Range;
}
/** An http or https address, or none. */
export interface AddressField extends AnyKind<'address', string | undefined> {
  readonly chars: Range;
}
/** A record that others refer to. */
export interface ReferredRecord {
  readonly name: string;
  readonly id: string;
  readonly prefix: string;
  readonly fields: Readonly<Record<string, RecordField>>;
}
/** Another record of the same tenant. Lists filter by it and show the named fields of it. */
export interface RefField<To, Shows> extends AnyKind<'ref', number> {
  readonly to: To;
  /** Under which name a row shows which field of the other record; the first one names it. */
  readonly shows: Shows;
}

export type RecordField =
  | LineField
  | RemarkField
  | ChoiceField<string>
  | WholeField
  | AddressField
  | RefField<ReferredRecord, Readonly<Record<string, string>>>;

/* #__NO_SIDE_EFFECTS__ */
export const line = (chars: Range): LineField => ({ kind: 'line', chars, read: text(chars) });

/* #__NO_SIDE_EFFECTS__ */
export const remark = (chars: Range): RemarkField => ({ kind: 'remark', chars, read: text(chars) });

/** @param words where the words of the choices are, such as `inspection.industry` */
/* #__NO_SIDE_EFFECTS__ */
export const choice = <const Choice extends string>(
  choices: readonly Choice[],
  words: string,
): ChoiceField<Choice> => ({
  kind: 'choice',
  choices,
  words,
  read: oneOf(choices),
});

/* #__NO_SIDE_EFFECTS__ */
export const whole = (range: Range): WholeField => ({ kind: 'whole', range, read: integer(range) });

/** @param code of the problem of what is no address */
/* #__NO_SIDE_EFFECTS__ */
export const address = (chars: Range, code: string): AddressField => ({
  kind: 'address',
  chars,
  read: optional(webAddress(chars, code)),
});

/** @example categoryId: ref(category, { categoryName: 'name', industry: 'industry' }) */
/* #__NO_SIDE_EFFECTS__ */
export const ref = <
  To extends ReferredRecord,
  const Shows extends Readonly<Record<string, keyof To['fields'] & string>>,
>(
  to: To,
  shows: Shows,
): RefField<To, Shows> => ({ kind: 'ref', to, shows, read: integer({ min: 1, max: Number.MAX_SAFE_INTEGER }) });
