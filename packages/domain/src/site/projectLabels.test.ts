import { expect, it } from 'vitest';
import { checkProjectLabel, projectLabelForm, projectLabelsMax } from './index.ts';

it('a label has a name of up to 32 characters, a colour that is no alarm’s and a shape [SIT-08]', () => {
  expect(projectLabelForm.check({ name: ' 二层东侧 ', colour: 'teal', shape: 'circle' })).toEqual({
    ok: true,
    value: { name: '二层东侧', colour: 'teal', shape: 'circle' },
  });
  expect(projectLabelForm.check({ name: 'x'.repeat(33), colour: 'red', shape: 'star' })).toMatchObject({
    ok: false,
    problems: [
      { code: 'form.tooLong', field: 'name' },
      { code: 'form.choice', field: 'colour' },
      { code: 'form.choice', field: 'shape' },
    ],
  });
});

it('the names of a project’s labels differ, and there are at most 100 of them [SIT-08]', () => {
  const full = Array.from({ length: projectLabelsMax }, (_, at) => `n${at}`);
  expect(checkProjectLabel('东', ['西'], true)).toBeUndefined();
  expect(checkProjectLabel('西', ['西'], false)).toEqual({ code: 'site.project.label.taken', field: 'name' });
  expect(checkProjectLabel('东', full, true)).toMatchObject({ code: 'site.project.label.tooMany', args: { max: 100 } });
  expect(checkProjectLabel('东', full, false)).toBeUndefined();
});
