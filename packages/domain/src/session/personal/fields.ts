import { maskedAccount, maskedEmail, maskedIdNumber, maskedPhone, maskedText } from './masks.ts';

/** How each kind of personal value is masked; `text` may hold any of the others. @spec SES-07 SES-10 */
export const personalMasks = {
  phone: maskedPhone,
  email: maskedEmail,
  idNumber: maskedIdNumber,
  text: maskedText,
  account: maskedAccount,
} as const satisfies Readonly<Record<string, (text: string) => string>>;
export type PersonalKind = keyof typeof personalMasks;

/** Whose numbers lists hold, and which fields of each can be shown whole, one record at a time. @spec SES-07 SIT-02 SIT-03 */
export const personalFields = {
  user: { username: 'text', mobile: 'phone' },
  member: { phone: 'phone', email: 'email' },
  unit: { mobiles: 'phone', landlines: 'phone' },
  inspector: { mobile: 'phone' },
  place: { phone: 'phone', mobiles: 'phone', landlines: 'phone' },
  building: { phone: 'phone' },
  maint: { phone: 'phone' },
  partner: { phone: 'phone' },
  project: { phone: 'phone' },
  feedback: { phone: 'phone', email: 'email' },
  phoneBlock: { number: 'phone' },
  sendRecord: { address: 'text' },
} as const satisfies Readonly<Record<string, Readonly<Record<string, PersonalKind>>>>;
export type PersonalSubject = keyof typeof personalFields;
export const personalSubjects = Object.keys(personalFields) as readonly PersonalSubject[];

/** The names under which records and log entries keep personal values, wherever they stand. */
const kindByName: Readonly<Record<string, PersonalKind>> = {
  mobile: 'phone',
  mobiles: 'phone',
  landlines: 'phone',
  phone: 'phone',
  phones: 'phone',
  numbers: 'phone',
  email: 'email',
  idNumber: 'idNumber',
  openId: 'account',
};

/** What is under a name. The number of a contact of a phone book may be any that is called; other things have numbers that are none of a person. */
const kindOf = (name: string, isContact: boolean): PersonalKind | undefined =>
  isContact && name === 'number' ? 'phone' : kindByName[name];

/**
 * A value of any form with the personal values in it masked: those under a name that holds such a value, and numbers in other texts. So
 * the before and after of a log entry, and a row of a file.
 * @spec SES-10
 */
export function maskedFields<T>(value: T, kind: PersonalKind = 'text'): T {
  if (typeof value === 'string') return personalMasks[kind](value) as T;
  if (Array.isArray(value)) return value.map((item: unknown) => maskedFields(item, kind)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const isContact = 'isSos' in value;
  const masked = Object.entries(value).map(([name, of]) => [
    name,
    maskedFields(of as unknown, kindOf(name, isContact) ?? kind),
  ]);
  return Object.fromEntries(masked) as T;
}
