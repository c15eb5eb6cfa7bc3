import { personalFields, personalSubjects } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { allCalls } from '../calls.ts';
import { personalWho } from '../session/index.ts';
import { areaShapes } from '../shapes.ts';
import { replyMask, zPersonal } from './personalShapes.ts';

/** What is answered whole, and why. Everything else of this name is masked. */
const whole: Readonly<Record<string, string>> = {
  'alarm.surroundings resources.phone': 'whom an operator calls in an emergency, without another click',
  'alarm.surroundings place.phones': 'whom an operator calls in an emergency',
  'alarm.surroundings building.phones': 'whom an operator calls in an emergency',
  'alarm.surroundings unit.phones': 'whom an operator calls in an emergency',
  'device.around people.phones': 'whom somebody calls about the device, as its public page has it',
  'building.resources rows.phone': 'the station, the team or the site to call in an emergency',
  'building.resource phone': 'the station, the team or the site to call in an emergency',
  'building.createResource phone': 'as the page of the resource answers it',
  'building.changeResource phone': 'as the page of the resource answers it',
  'device.edition phone': 'whom the tenant names for its own people',
  'site.tenant phone': 'whom the tenant names for its own people',
  'service.overview keepers.rows.phone': 'whom people call who need their partner or maintenance company',
  'public.alarm contact.phone': 'whom somebody calls who was sent the alarm',
  'public.device contact.phone': 'whom somebody calls who stands in front of the device',
  'message.receiving email': 'of the caller itself',
  'message.receiving mobile': 'of the caller itself',
};

const personalName = /^(?:phones?|mobiles?|landlines?|email|idNumber)$/i;
/** What somebody is called, who may be called by a mobile number. */
const nameOfPerson = /^(?:username|by|\w+By|author|outgoingName|incomingName)$/;
/** Names that a reply has whole, and why. */
const wholeNames: Readonly<Record<string, string>> = {
  'session.login account.username': 'of the caller itself',
  'session.codeLogin opened.account.username': 'of the caller itself',
  'session.codeLogin accounts.username': 'of the caller itself',
  'session.resetPassword username': 'of the caller itself',
  'session.me username': 'of the caller itself',
  'session.ownAccounts accounts.username': 'of the caller itself',
  'service.createAgent made.username': 'as it was typed, to be handed over with its password',
  'session.createUser username': 'as it was typed, to be handed over with its password',
  'site.partner kept.by': 'a partner',
  'site.partners rows.kept.by': 'a partner',
  'site.createPartner kept.by': 'a partner',
  'site.changePartnerFacts kept.by': 'a partner',
  'site.savePowers kept.by': 'a partner',
};

/** The texts of a reply that are called like something personal and are not masked, by their path. */
function unmasked(shape: z.ZodType, named: RegExp, path: readonly string[] = []): string[] {
  if (shape.meta()?.['x-personal'] !== undefined) return [];
  if (shape instanceof z.ZodObject)
    return Object.entries(shape.shape as Record<string, z.ZodType>).flatMap(([name, of]) =>
      unmasked(of, named, [...path, name]),
    );
  if (shape instanceof z.ZodArray) return unmasked(shape.element as z.ZodType, named, path);
  if (shape instanceof z.ZodRecord) return unmasked(shape.valueType as z.ZodType, named, path);
  if (shape instanceof z.ZodUnion) return shape.options.flatMap((one) => unmasked(one as z.ZodType, named, path));
  if (
    shape instanceof z.ZodNullable ||
    shape instanceof z.ZodOptional ||
    shape instanceof z.ZodReadonly ||
    shape instanceof z.ZodDefault
  )
    return unmasked(shape.unwrap() as z.ZodType, named, path);
  return shape instanceof z.ZodString && path.some((name) => named.test(name)) ? [path.join('.')] : [];
}

const shapes = areaShapes as unknown as Readonly<Record<string, Readonly<Record<string, { reply: z.ZodType }>>>>;
const replyOf = (name: string): z.ZodType => {
  const [area = '', call = ''] = name.split('.');
  const shape = shapes[area]?.[call];
  if (!shape) throw new Error(`${name} has no shape`);
  return shape.reply;
};

it('every reply that holds a phone number, an e-mail address or an ID number masks it, but for a short list [SES-07]', () => {
  const found = allCalls.flatMap(({ name }) => unmasked(replyOf(name), personalName).map((path) => `${name} ${path}`));
  expect(found.toSorted()).toEqual(Object.keys(whole).toSorted());
});

it('every reply that says who did something masks the name, which may be a mobile number, but for a short list [SES-07]', () => {
  const found = allCalls.flatMap(({ name }) => unmasked(replyOf(name), nameOfPerson).map((path) => `${name} ${path}`));
  expect(found.toSorted()).toEqual(Object.keys(wholeNames).toSorted());
});

it('every masked field can be shown whole by those who read its record [SES-07] [ROL-07]', () => {
  expect(Object.keys(personalWho).toSorted()).toEqual([...personalSubjects].toSorted());
  const lists = {
    user: ['session.users'],
    member: ['site.members'],
    unit: ['site.units', 'site.unit'],
    inspector: ['site.inspectors'],
    place: ['site.places', 'site.place'],
    building: ['building.list', 'building.detail'],
    maint: ['site.maints'],
    partner: ['site.partners'],
    project: ['site.projects', 'site.project'],
    feedback: ['service.feedbacks', 'service.feedback'],
    phoneBlock: ['message.phoneBlocks'],
    sendRecord: ['message.sends'],
  } as const satisfies Readonly<Record<keyof typeof personalFields, readonly string[]>>;
  for (const subject of personalSubjects) {
    const holders: readonly string[] = personalWho[subject];
    const readers = lists[subject].map((name) => allCalls.find((call) => call.name === name));
    for (const right of holders)
      expect([right, readers.some((call) => (call?.who as readonly string[] | undefined)?.includes(right))]).toEqual([
        right,
        true,
      ]);
  }
});

it('a mask reaches a value wherever its shape puts it, and leaves the rest as it is [SES-07]', () => {
  const personal = zPersonal('phone');
  const mask = replyMask(
    z.object({
      rows: z.array(z.object({ id: z.number(), phone: personal, more: z.array(personal).nullable() })),
      byName: z.record(z.string(), personal).optional(),
      either: z.union([z.object({ phone: personal.nullable() }), z.string()]),
    }),
  );
  const number = '13800138000';
  expect(
    mask?.({ rows: [{ id: 1, phone: number, more: [number, ''] }], byName: { a: number }, either: { phone: null } }),
  ).toEqual({
    rows: [{ id: 1, phone: '138****8000', more: ['138****8000', ''] }],
    byName: { a: '138****8000' },
    either: { phone: null },
  });
  expect(mask?.({ rows: [{ id: 1, phone: number, more: null }], either: number })).toEqual({
    rows: [{ id: 1, phone: '138****8000', more: null }],
    either: number,
  });
  expect(replyMask(z.object({ name: z.string() }))).toBeUndefined();
});
