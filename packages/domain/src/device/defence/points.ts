import { defineForm, integer, oneOf, text, type Problem } from '../../lib/index.ts';
import { pointNumbers, textChars } from '../limits.ts';
import { switchKinds } from './switches.ts';

/** Input points report what they see, output points do what they are told. @spec DEV-17 */
export const pointDirections = ['in', 'out'] as const;
export type PointDirection = (typeof pointDirections)[number];

/**
 * An input or output point of a device as people enter it; its state comes from the device.
 * Decision: doors and manholes are looked at, only a relay is switched.
 * @spec DEV-17
 */
export const pointForm = /* @__PURE__ */ defineForm(
  {
    number: /* @__PURE__ */ integer(pointNumbers),
    direction: /* @__PURE__ */ oneOf(pointDirections),
    kind: /* @__PURE__ */ oneOf(switchKinds),
    name: /* @__PURE__ */ text(textChars),
  },
  ({ direction, kind }): (Problem | undefined)[] => [
    direction === 'out' && kind !== 'pointRelay' ? { code: 'device.point.notSwitched', field: 'kind' } : undefined,
  ],
);

/**
 * Whether what a device measured then replaces what is known of a zone or a point: nothing older than that does. What is known from
 * after now is the trace of a wrong clock and gives way.
 * @spec DEV-15 DEV-17
 */
export const replacesKnown = (atMs: number, knownMs: number | null, nowMs: number): boolean =>
  knownMs === null || knownMs > nowMs || atMs >= knownMs;
