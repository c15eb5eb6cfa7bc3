import { type Field, type Problem, text, minuteMs } from '../lib/index.ts';
import { accessKeyChars, keyWaitMin, wrongKeysMax } from './limits.ts';

/** The key of a private plan: letters, digits and marks of the keyboard, no blanks, so that it can be told by telephone. @spec PLN-01 PLN-05 */
export const accessKey: Field<string> = text(accessKeyChars, { matches: /^[!-~]+$/, code: 'plan.key.characters' });

/** The wrong keys of one reader at one plan. */
export interface KeyTries {
  readonly wrong: number;
  readonly lastAtMs: number;
}
/** The tries of who has not tried. @spec PLN-05 */
export const noTries: KeyTries = { wrong: 0, lastAtMs: 0 };

/** Why no key may be tried now: too many were wrong, with the minutes left. @spec PLN-05 */
export const checkKeyTry = ({ wrong, lastAtMs }: KeyTries, nowMs: number): Problem | undefined => {
  const leftMs = lastAtMs + keyWaitMin * minuteMs - nowMs;
  return wrong >= wrongKeysMax && leftMs > 0
    ? { code: 'plan.key.wait', field: 'accessKey', args: { minutes: Math.ceil(leftMs / minuteMs) } }
    : undefined;
};

/**
 * What a wrong key is answered with: how many more may be wrong before the wait, or the wait itself.
 * @param after the tries with this one counted
 * @spec PLN-05
 */
export const wrongKey = (after: KeyTries, nowMs: number): Problem =>
  checkKeyTry(after, nowMs) ?? {
    code: 'plan.key.wrong',
    field: 'accessKey',
    args: { left: wrongKeysMax - after.wrong, minutes: keyWaitMin },
  };

/** The tries after another one; a right key or a wait that is over begins anew. @spec PLN-05 */
export const afterKeyTry = (tries: KeyTries, isRight: boolean, nowMs: number): KeyTries => {
  if (isRight) return noTries;
  const isOver = nowMs - tries.lastAtMs >= keyWaitMin * minuteMs;
  return { wrong: isOver ? 1 : tries.wrong + 1, lastAtMs: nowMs };
};

/**
 * What a reader may see of a plan: all of it, or, of a private one without its key, only that it is there and private: neither name
 * nor place nor points.
 * @spec PLN-05
 */
export const seenOf = <Plan extends { readonly layerId: number; readonly isPrivate: boolean }>(
  plan: Plan,
  hasKey: boolean,
): Plan | { readonly layerId: number; readonly isPrivate: true } =>
  plan.isPrivate && !hasKey ? { layerId: plan.layerId, isPrivate: true } : plan;
