import { expect, it } from 'vitest';
import { demoPassword } from './session/demo.ts';
import { passwordTold } from './start.ts';

it('only the published password is ever told, and only where it opens something [SES-05]', () => {
  expect(passwordTold({ host: '127.0.0.1', demoPassword })).toBe(demoPassword);
  expect(passwordTold({ host: '0.0.0.0', demoPassword })).not.toContain(demoPassword);
  for (const host of ['127.0.0.1', '0.0.0.0'])
    expect(passwordTold({ host, demoPassword: 'My-Own-2026!' })).not.toContain('My-Own');
});
