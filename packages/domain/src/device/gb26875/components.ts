import { ok, type Problem, refuse, type Result } from '../../lib/index.ts';
import { imei } from '../sos/index.ts';

/** Components of one transmission device that are devices of their own. */
export const gbComponentsMax = 1000;
/** Characters of the whole list as it is entered. */
export const gbComponentsChars = 60_000;

const word = (bytes: Uint8Array, at: number): number => (bytes[at] ?? 0) + (bytes[at + 1] ?? 0) * 256;

/**
 * The name of a component within its transmission device: type and address of the system, zone and place, `1.1.10.2`.
 * @param body begins with these, as an object of a component's state does
 */
export const componentKey = (body: Uint8Array): string =>
  `${body[0] ?? 0}.${body[1] ?? 0}.${word(body, 3)}.${word(body, 5)}`;

/** A component and the device that it is. */
export interface GbComponent {
  readonly component: string;
  readonly imei: string;
}

const limits = [255, 255, 65_535, 65_535];

/** `1.1.10.2`, its numbers within what the wire can say; undefined for anything else. */
function readKey(text: string): string | undefined {
  if (!/^\d{1,3}\.\d{1,3}\.\d{1,5}\.\d{1,5}$/.test(text)) return undefined;
  const numbers = text.split('.').map(Number);
  return numbers.every((one, at) => one <= (limits[at] ?? 0)) ? numbers.join('.') : undefined;
}

/**
 * Components as they are typed or pasted, one a line: `1.1.10.2 860000000000001`, parted by blanks, a tab or a comma.
 * The problem names the line, counted from one.
 */
export function parseComponents(text: string, field = 'components'): Result<readonly GbComponent[]> {
  const found = new Map<string, string>();
  const problem = (code: string, line: number, args = {}): Result<never> =>
    refuse({ code, field, args: { 0: line, ...args } } satisfies Problem);
  if (text.length > gbComponentsChars) return refuse({ code: 'form.tooLong', field, args: { 0: gbComponentsChars } });
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    const [one = '', other = '', ...rest] = line.trim().split(/[\s,，\t]+/);
    if (one === '') continue;
    const key = readKey(one);
    const number = imei(other, field);
    if (!key || !number.ok || rest.length > 0) return problem('device.gb26875.component', index + 1);
    if (found.has(key)) return problem('device.gb26875.componentTwice', index + 1);
    found.set(key, number.value);
    if (found.size > gbComponentsMax) return refuse({ code: 'form.tooMany', field, args: { 0: gbComponentsMax } });
  }
  return ok([...found].map(([component, device]) => ({ component, imei: device })));
}

/** As {@link parseComponents} reads them. */
export const componentsText = (components: readonly GbComponent[]): string =>
  components.map(({ component, imei: device }) => `${component} ${device}`).join('\n');
