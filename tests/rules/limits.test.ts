import { describe, expect, it } from 'vitest';
import { limitNumbers, rewritten, rewrittenIn } from './limitNumbers.ts';

/** Numbers that only look like a limit: where, which, and what they are. */
const coincidences: readonly (readonly [file: string, number: number, what: string])[] = [
  ['apps/gateway/src/device/protocols/mqtt/message.ts', 64, 'characters of a message’s id'],
  ['packages/api/src/public/embedShapes.ts', 200, 'characters of a secret that is tried'],
  ['apps/gateway/src/device/protocols/mqtt/message.ts', 200, 'characters of a device key'],
  ['packages/api/src/alarm/desk/shapes.ts', 64, 'characters of the key of a group, or of a handling'],
  ['packages/api/src/message/sending/shapes.ts', 200, 'characters of a receipt’s key'],
  ['packages/api/src/message/sending/shapes.ts', 128, 'characters of a receipt’s signature'],
  ['packages/api/src/message/sending/shapes.ts', 32, 'characters of a number as a carrier writes it'],
  ['packages/api/src/message/sending/shapes.ts', 256, 'characters of a key as a carrier returns it'],
  ['packages/api/src/message/sending/shapes.ts', 1000, 'reports of one request'],
  ['packages/api/src/shell/shapes.ts', 64, 'characters of the name of a table or column'],
  ['packages/api/src/shell/shapes.ts', 1000, 'push events of one page'],
  ['packages/api/src/session/shapes.ts', 64, 'what a sign-in reads of a user name before it looks for one'],
  ['packages/api/src/session/shapes.ts', 32, 'characters of the name of a field that is shown'],
  ['packages/api/src/session/brand/shapes.ts', 64, 'characters of the name of a logo in the store of pictures'],
  ['packages/api/src/session/codes/shapes.ts', 64, 'what is read of a number and its code before they are looked at'],
  ['packages/api/src/session/codes/shapes.ts', 240, 'characters of the puzzle of a registration'],
  ['packages/api/src/session/log/shapes.ts', 64, 'characters of an address in the log'],
  ['packages/api/src/session/log/shapes.ts', 32, 'characters of the kind and the id of a record in the log'],
  ['packages/api/src/session/users/shapes.ts', 32, 'characters of the id of an organisation'],
  ['packages/api/src/plan/record/shapes.ts', 255, 'characters of the name of a layer in a drawing'],
  ['packages/api/src/plan/shapes.ts', 64, 'what is read of an access key before it is looked at'],
  ['packages/api/src/plan/shapes.ts', 200, 'what is read of an access key that is tried'],
  ['packages/api/src/plan/shapes.ts', 40, 'characters of the name of a sample'],
  ['packages/api/src/site/units/shapes.ts', 100, 'characters of an id that is looked for'],
  ['packages/api/src/lib/shapes.ts', 200, 'entries of a list inside a question'],
  ['packages/api/src/lib/shapes.ts', 1_000_000, 'a page that nobody reaches'],
];

const isCoincidence = (file: string, number: number): boolean =>
  coincidences.some(([where, which]) => where === file && which === number);

describe('the number of a limit stands in the domain only', () => {
  it('limits are found', () => {
    expect(limitNumbers.get(240_000)).toEqual(['shell.callTimeoutMs']);
    expect(limitNumbers.get(600_000)).toContain('alarm.muteMinutes');
    expect(limitNumbers.size).toBeGreaterThan(60);
  });

  it('a bound of a shape or of a field that repeats one is found, also as a product; a width, a comment and a name are not', () => {
    const seen = (source: string) => rewrittenIn('x.ts', source).map(({ number }) => number);
    expect(seen('z.string().max(128)')).toEqual([128]);
    expect(seen('z.string().max(1025 * 1024)')).toEqual([1_049_600]);
    expect(seen('<TextField countMax={64} /> <DateRangePicker daysMax={90} />')).toEqual([64, 90]);
    expect(seen("{ width: 160 }; // max(128)\nconst a = 240_000; const max128 = 'max(128'")).toEqual([]);
  });

  it('nothing that ships says it again: import the limit, or name the coincidence here', () => {
    const again = rewritten().filter(({ file, number }) => !isCoincidence(file, number));
    expect(again.map(({ file, line, number, limits }) => `${file}:${line} ${number} is ${limits.join(', ')}`)).toEqual(
      [],
    );
  });

  it('no coincidence is kept that is gone', () => {
    const found = rewritten();
    expect(
      coincidences.filter(([where, which]) => !found.some(({ file, number }) => file === where && number === which)),
    ).toEqual([]);
  });
});
