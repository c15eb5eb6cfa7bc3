import { expect, it } from 'vitest';
import { brandForm } from './index.ts';

it('a brand takes a colour in six hexadecimal digits and nothing that could be style of its own [N22]', () => {
  expect(brandForm.check({ title: ' 港安 ', colour: '#004A8f', corners: 'round' })).toEqual({
    ok: true,
    value: { title: '港安', colour: '#004A8f', corners: 'round' },
  });
  expect(brandForm.check({ corners: 'own' })).toMatchObject({ ok: true });
  expect(brandForm.check({ corners: 'own', font: 'serif', logo: 'a_b-1' })).toMatchObject({ ok: true });
  expect(brandForm.check({ corners: 'own', logo: '../x' })).toMatchObject({ problems: [{ field: 'logo' }] });
  expect(brandForm.check({ corners: 'own', font: 'url(x)' })).toMatchObject({ problems: [{ field: 'font' }] });
  for (const colour of ['red', '#12345', '#1234567', '004a8f', '#004a8;', 'url(x)'])
    expect(brandForm.check({ colour, corners: 'own' })).toMatchObject({ ok: false, problems: [{ field: 'colour' }] });
  expect(brandForm.check({ title: 'x'.repeat(33), corners: 'wavy' })).toMatchObject({
    ok: false,
    problems: [
      { code: 'form.tooLong', field: 'title' },
      { code: 'form.choice', field: 'corners' },
    ],
  });
});
