import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWebAddress, webAddress } from './index.ts';

const field = webAddress({ min: 0, max: 60 }, 'form.format');

it('a web address comes back with its parts', () => {
  expect(readWebAddress('HTTPS://Bim.example:8443/楼?by=a@b.c#4')).toEqual({
    scheme: 'https',
    host: 'Bim.example',
    port: 8443,
    rest: '/楼?by=a@b.c#4',
  });
  for (const good of [
    'http://bim',
    'https://xn--fiq228c.example',
    'https://消防.example/a',
    'http://my_host.example?x',
    'http://127.0.0.1:1',
    'https://[2606:4700::1111]:65535/',
    'https://[1:2:3:4:5:6:7:8]#x',
  ])
    expect([good, field(good, 'url')]).toEqual([good, { ok: true, value: good }]);
  expect(readWebAddress('smtps://mail.example', ['smtp', 'smtps'])).toMatchObject({ scheme: 'smtps', rest: '' });
});

it('a web address names a host that can exist, and nobody before it', () => {
  const hosts = ['', '-', 'a-', '-a', '_', '_a', '.', 'a..b', '.a', 'a.', `${'a'.repeat(64)}.example`, 'a b', 'a%00b'];
  const numbers = ['1.2.3', '1.2.3.256', '01.2.3.4', '0x7f.1', '2130706433', '1.2.3.4.5', 'a.1', 'a.0x'];
  const sixes = ['[]', '[::1', '::1', '[1::2::3]', '[1:2:3:4:5:6:7]', '[12345::]', '[::127.0.0.1]', '[v1.x]', '[g::]'];
  const looks = ['ｅvil.example', 'good.example／x', 'good。example', 'a@evil.example', 'user:pw@evil.example', ':@a'];
  const ports = ['a:', 'a:0', 'a:65536', 'a:99999', 'a:123456', 'a:-1', 'a:x', 'a:1:2'];
  for (const host of [...hosts, ...numbers, ...sixes, ...looks, ...ports])
    for (const rest of ['', '/x']) expect([host, readWebAddress(`https://${host}${rest}`)]).toEqual([host, undefined]);
});

it('a web address has no other scheme than those that count', () => {
  for (const scheme of ['javascript', 'data', 'vbscript', 'blob', 'file', 'intent', 'ftp', 'ws', 'smtp', ''])
    for (const rest of ['//a.example', 'a.example', 'alert(1)', '//a.example/%0aalert(1)'])
      expect(readWebAddress(`${scheme}:${rest}`)).toBeUndefined();
  for (const bad of ['//a.example', '/a', 'a.example', 'https:a.example', 'https:/a.example', 'https:///a.example'])
    expect(readWebAddress(bad)).toBeUndefined();
});

/** Blanks, control characters, turns of direction, and signs without a look. */
const unseen = [
  '\u0000',
  '\t',
  '\n',
  '\u0085',
  '\u00A0',
  '\u00AD',
  '\u034F',
  '\u061C',
  '\u115F',
  '\u180E',
  '\u200B',
].concat(
  [
    '\u200D',
    '\u200F',
    '\u2028',
    '\u202E',
    '\u2060',
    '\u2066',
    '\u2800',
    '\u3000',
    '\u3164',
    '\uFE0F',
    '\uFEFF',
    '\uFFA0',
  ],
  ['\u{E0020}', '\u{E0100}', '\\'],
);
it('a web address has no sign that nobody sees, wherever it is put', () => {
  const address = 'https://good.example:8443/path?query#fragment';
  fc.assert(
    fc.property(fc.constantFrom(...unseen), fc.integer({ min: 0, max: address.length }), (sign, at) => {
      expect(readWebAddress(`${address.slice(0, at)}${sign}${address.slice(at)}`)).toBeUndefined();
    }),
  );
});

it('a web address leads in a browser to the host that it names', () => {
  const sign = fc.constantFrom(...Array.from('aZ09.-_:@[]%/?#\\ 。ｅé①／'));
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 12 }), fc.webAuthority(), (random, authority) => {
      for (const written of [`https://${random}`, `https://a${random}`, `https://${authority}${random}`]) {
        const read = readWebAddress(written);
        if (!read || !URL.canParse(written)) continue;
        const { hostname, username, password } = new URL(written);
        expect([hostname, username, password]).toEqual([new URL(`https://${read.host}`).hostname, '', '']);
      }
    }),
    { numRuns: 1000 },
  );
});

it('a field for a web address says what is wrong, and how long it may be', () => {
  expect(field('javascript:alert(1)', 'guideUrl')).toMatchObject({
    problems: [{ code: 'form.format', field: 'guideUrl' }],
  });
  expect(field(`https://a.example/${'x'.repeat(60)}`, 'url')).toMatchObject({ problems: [{ code: 'form.tooLong' }] });
  expect(field('', 'url')).toEqual({ ok: true, value: '' });
  expect(field(' https://a.example ', 'url')).toEqual({ ok: true, value: 'https://a.example' });
});
