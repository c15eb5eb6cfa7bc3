import { useFormat, useWords } from '@fireline/ui/lib';
import { type Quantity, limitValueOf } from './units.ts';
import { rulesGuideWords } from './words.ts';

const signs = { percent: '%', degrees: '°', celsius: '°C' } as const;

/** A limit's value as the reader writes it, with its unit once. */
export function useLimitText(): (name: string, value: unknown) => string {
  const t = useWords(rulesGuideWords);
  const { number } = useFormat();
  const withUnit = (text: string, unit: Quantity['unit']): string => {
    if (unit === undefined) return text;
    if (unit === 'percent' || unit === 'degrees' || unit === 'celsius')
      return unit === 'celsius' ? `${text} ${signs[unit]}` : `${text}${signs[unit]}`;
    return t(`Rules.unit.${unit}`, { 0: text });
  };
  const inOther = ({ value, unit, easier }: Quantity): string =>
    easier
      ? ` (${withUnit(number(value), unit)} = ${t(`Rules.unit.${easier.unit}`, { 0: number(easier.value) })})`
      : '';
  return (name, value) => {
    const { form, quantities, word = '' } = limitValueOf(name, value);
    const [first, last] = [quantities[0], quantities.at(-1)];
    if (form === 'word' || !first || !last) return word;
    const plain = quantities.map((one) => (name === 'billYears' ? String(one.value) : number(one.value)));
    if (form === 'one')
      return first.easier
        ? `${withUnit(plain[0] ?? '', first.unit)} (${t(`Rules.unit.${first.easier.unit}`, { 0: number(first.easier.value) })})`
        : withUnit(plain[0] ?? '', first.unit);
    if (form === 'clock') return plain.map((hour) => `${hour.padStart(2, '0')}:00`).join('–');
    if (form === 'open') return withUnit(`> ${plain[0]}, < ${plain[1]}`, first.unit);
    const joined = plain.join({ range: ' – ', list: ', ', by: ' × ' }[form]);
    return withUnit(joined, last.unit) + (form === 'range' ? inOther(last) : '');
  };
}
