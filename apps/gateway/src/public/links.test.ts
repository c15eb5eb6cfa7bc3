import { expect, it } from 'vitest';
import { systemRandom } from '../lib/random.ts';
import { Sealer } from '../lib/sealing.ts';
import { readLink, signLink } from './links.ts';

const secrets = {
  linkKey: 'Zmlyb'.repeat(8) + 'abc',
  loginKey: '',
  pointKey: '',
  sealer: new Sealer(systemRandom, []),
};
const day = (text: string) => ({ secrets, clock: () => Date.parse(`${text}T09:00:00Z`) });
const subject = { rentId: 'R001', subject: 'device', id: 7 } as const;
/** As it stands in a code that was printed in November 2026. */
const printed = 'WzEsIlIwMDEiLCJkZXZpY2UiLDcsMTc5NTg1NjQwMDAwMF0.fC6TZE3R1y2a-0TMlsBJ8OOs5pWolCRguORpd4Zm2JI';

it('a link that is out in the world goes on opening what it was made for until it expires, and not after [PUB-05]', async () => {
  expect(await readLink(day('2026-11-27'), printed)).toMatchObject({ ok: true, value: subject });
  expect(await readLink(day('2026-11-28'), printed)).toEqual({
    ok: false,
    problems: [{ code: 'public.claim.expired' }],
  });
  expect((await signLink(day('2026-11-21'), subject)).token).toBe(printed);
});

it('nothing that was changed about a link, and no link of another installation, opens anything [PUB-05]', async () => {
  const invalid = { ok: false, problems: [{ code: 'public.claim.invalid' }] };
  const [body = '', signature = ''] = printed.split('.');
  const other = { ...day('2026-11-22'), secrets: { ...secrets, linkKey: 'Zmlyc'.repeat(8) + 'abc' } };
  expect(await readLink(other, printed)).toMatchObject(invalid);
  for (const token of ['', '.', body, `.${signature}`, `${body}.`, `${printed}.${signature}`, `${body}A.${signature}`])
    expect([token, await readLink(day('2026-11-22'), token)]).toMatchObject([token, invalid]);
});
