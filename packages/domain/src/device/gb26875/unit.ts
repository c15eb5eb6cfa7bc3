import { ok, type Problem, refuse, type Result } from '../../lib/index.ts';
import { type GbUpType, gbUnkeptTypes, gbUpTypes } from './tables.ts';
import { gbTime } from './time.ts';

/** One information object of a data unit: its body as on the wire, and when it happened; undefined: it does not say, or says nonsense. */
export interface GbObject {
  readonly type: GbUpType;
  readonly body: Uint8Array;
  readonly atMs: number | undefined;
}

const timeBytes = 6;
const names = /* @__PURE__ */ Object.keys(gbUpTypes) as readonly GbUpType[];
const badUnit: Problem = { code: 'device.gb26875.unit' };

/**
 * The objects of a data unit that goes up. An empty one is a heartbeat, one of versions or settings has none that are kept.
 * @returns a refusal for a type that is not known, and for a length that does not fit the count
 */
export function readGbUnit(unit: Uint8Array): Result<readonly GbObject[]> {
  if (unit.length === 0) return ok([]);
  const [code = 0, count = 0] = unit;
  if ((gbUnkeptTypes as readonly number[]).includes(code)) return ok([]);
  const name = names.find((one) => gbUpTypes[one].type === code);
  if (!name) return refuse({ code: 'device.gb26875.type', args: { 0: code } });
  const { bytes, isDated } = gbUpTypes[name];
  const each = bytes + (isDated ? timeBytes : 0);
  if (count === 0 || unit.length !== 2 + count * each) return refuse(badUnit);
  return ok(
    Array.from({ length: count }, (_, index) => {
      const at = 2 + index * each;
      const time = isDated ? gbTime(unit.subarray(at + bytes, at + each)) : undefined;
      return { type: name, body: unit.slice(at, at + bytes), atMs: time };
    }),
  );
}
