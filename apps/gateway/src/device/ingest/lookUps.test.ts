import { expect, it } from 'vitest';
import { LookUps } from './lookUps.ts';

it('those who ask while a look-up runs share the next one, and a failure is of those who asked for it [DEV-09]', async () => {
  const begun: PromiseWithResolvers<number>[] = [];
  const lookUps = new LookUps<number>();
  const ask = (key: string) =>
    lookUps.ask(key, () => {
      const one = Promise.withResolvers<number>();
      begun.push(one);
      return one.promise;
    });
  const asked = [ask('a'), ask('a'), ask('a'), ask('b')];
  expect(begun).toHaveLength(2);
  begun[0]?.reject(new Error('away'));
  await expect(asked[0]).rejects.toThrow('away');
  expect(begun).toHaveLength(3);
  const late = ask('a');
  begun[2]?.resolve(2);
  expect(await Promise.all([asked[1], asked[2]])).toEqual([2, 2]);
  begun[1]?.resolve(1);
  expect(await asked[3]).toBe(1);
  expect(begun).toHaveLength(4);
  begun[3]?.resolve(3);
  expect(await late).toBe(3);
  void ask('a');
  expect(begun).toHaveLength(5);
});
