import { expect, it } from 'vitest';
import type { Format } from './format.ts';
import { mount } from '../mount.test.support.tsx';
import { useFormat } from './useFormat.ts';

const seen: Format[] = [];
function Reader() {
  seen.push(useFormat());
  return null;
}
const two = (
  <>
    <Reader />
    <Reader />
  </>
);

it('all who read alike share one format, others have their own [SHL-12]', async () => {
  const clock = () => 0;
  await mount(two, { language: 'en', timeZone: 'UTC', clock });
  expect(new Set(seen).size).toBe(1);
  await mount(two, { language: 'hk', timeZone: 'UTC', clock });
  await mount(two, { language: 'hk', timeZone: 'Asia/Tokyo', clock });
  expect(new Set(seen).size).toBe(3);
  expect([...new Set(seen)].map((format) => format.time(0))).toEqual(['00:00:00', '00:00:00', '09:00:00']);
});
