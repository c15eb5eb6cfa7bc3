import { expect, it } from 'vitest';
import { expiryTermDays, expiryTerms } from './expiry.ts';

it('a term holds the last days of service up to its end, and what is over ends yesterday [DEV-14]', () => {
  expect(expiryTerms.map((term) => expiryTermDays(term, '2026-11-02'))).toEqual([
    { from: '2026-11-02', to: '2026-11-02' },
    { from: '2026-11-02', to: '2026-11-09' },
    { from: '2026-11-02', to: '2026-11-17' },
    { from: '2026-11-02', to: '2026-12-02' },
    { to: '2026-11-01' },
  ]);
});
