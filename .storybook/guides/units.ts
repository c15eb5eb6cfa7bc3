/** Units with words of their own, `Rules.unit.ms`. */
type SpokenUnit =
  | 'ms'
  | 'seconds'
  | 'minutes'
  | 'hours'
  | 'days'
  | 'months'
  | 'years'
  | 'chars'
  | 'digits'
  | 'bytes'
  | 'kilobytes'
  | 'megabytes'
  | 'yuan'
  | 'metres'
  | 'metresPerSecond'
  | 'squareMetres'
  | 'volts'
  | 'pixels';
type Unit = SpokenUnit | 'percent' | 'degrees' | 'celsius';

/** A number in its unit, and the same in a unit that people grasp more easily. */
export interface Quantity {
  readonly value: number;
  readonly unit: Unit | undefined;
  readonly easier?: { readonly value: number; readonly unit: SpokenUnit };
}

/** The unit that the end of a limit's name tells. `Min` is minutes where something waits or runs ahead, else a minimum. */
const suffixes: readonly (readonly [RegExp, Unit | undefined])[] = [
  [/(Wait|Window|AheadMax)Min$/, 'minutes'],
  [/MetresPerS$/, 'metresPerSecond'],
  [/Ms$/, 'ms'],
  [/(Seconds|[a-z]S)$/, 'seconds'],
  [/Minutes$/, 'minutes'],
  [/Hours$/, 'hours'],
  [/Days$/, 'days'],
  [/Months$/, 'months'],
  [/Years$/, 'years'],
  [/Percent$/, 'percent'],
  [/Celsius$/, 'celsius'],
  [/Degrees$/, 'degrees'],
  [/Chars$/, 'chars'],
  [/Digits$/, 'digits'],
  [/Bytes$/, 'bytes'],
  [/Megabytes$/, 'megabytes'],
  [/Cents$/, 'yuan'],
  [/[a-z]M2$/, 'squareMetres'],
  [/[a-z]M$/, 'metres'],
  [/[a-z]V$/, 'volts'],
  [/Window$/, 'pixels'],
];

const unitOf = (name: string): Unit | undefined => {
  if (name === 'billYears') return undefined;
  const whole = suffixes[0]?.[0].test(name) ? name : name.replace(/(Max|Min|Default|Below)$/, '');
  return suffixes.find(([suffix]) => suffix.test(whole))?.[1];
};

const steps: Readonly<Partial<Record<Unit, readonly (readonly [number, SpokenUnit])[]>>> = {
  ms: [
    [60_000, 'minutes'],
    [1000, 'seconds'],
  ],
  seconds: [[86_400, 'days']],
  minutes: [[1440, 'days']],
  bytes: [
    [1_048_576, 'megabytes'],
    [1024, 'kilobytes'],
  ],
};

const quantityOf = (value: number, unit: Unit | undefined): Quantity => {
  if (unit === 'yuan') return { value: value / 100, unit };
  const step = unit && steps[unit]?.find(([length]) => value > 0 && value % length === 0);
  return step ? { value, unit, easier: { value: value / step[0], unit: step[1] } } : { value, unit };
};

export interface LimitValue {
  readonly quantities: readonly Quantity[];
  /** How they belong together: `open` is a range without its ends, `clock` two times of day, `by` width by height. */
  readonly form: 'one' | 'range' | 'open' | 'list' | 'clock' | 'by' | 'word';
  readonly word?: string;
}

/** What to show for a limit, read from its value and the end of its name. */
export const limitValueOf = (name: string, value: unknown): LimitValue => {
  if (typeof value === 'string') return { form: 'word', quantities: [], word: value };
  const unit = unitOf(name);
  const numbers = (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter(
    (one): one is number => typeof one === 'number',
  );
  const quantities = numbers.map((one) => quantityOf(one, unit));
  const has = (key: string): boolean => typeof value === 'object' && value !== null && key in value;
  if (has('min')) return { form: 'range', quantities };
  if (has('over')) return { form: 'open', quantities };
  if (has('from')) return { form: 'clock', quantities };
  if (has('widthPx')) return { form: 'by', quantities };
  return { form: Array.isArray(value) ? 'list' : 'one', quantities };
};
