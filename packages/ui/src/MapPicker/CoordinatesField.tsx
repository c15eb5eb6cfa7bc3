import { type Datum, type LngLat, type Wgs84, bd09, datums, fromDatum, gcj02, lngLatText } from '@fireline/domain/site';
import { pastedLngLat, siteFormWords, toDatum, wgs84 } from '@fireline/domain/site';
import type { Problem } from '@fireline/domain/lib';
import { type ClipboardEvent, type KeyboardEvent, useState } from 'react';
import { Button } from '../Button/index.ts';
import { Select } from '../Select/index.ts';
import { TextField } from '../TextField/index.ts';
import { isForInputMethod } from '../lib/field/isForInputMethod.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Coordinates, Converted } from './MapPicker.styles.ts';
import { mapPickerWords } from './words.ts';

const makers: Readonly<Record<Datum, (lng: number, lat: number) => LngLat>> = {
  WGS84: wgs84,
  GCJ02: gcj02,
  BD09: bd09,
};

interface CoordinatesFieldProps {
  readonly point: Wgs84 | null;
  /** A group cannot be told to be required; this is where its value is read out. */
  readonly required?: boolean;
  readonly disabled: boolean;
  readonly onDrop: (point: Wgs84) => void;
}

/** The point as text in the chosen datum, to read, to write and to paste; and what it is in the others. */
export function CoordinatesField({ point, required = false, disabled, onDrop }: CoordinatesFieldProps) {
  const t = useWords(mapPickerWords, siteFormWords);
  const textOf = useProblemText(siteFormWords);
  const [datum, setDatum] = useState<Datum>('WGS84');
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<Problem>();
  const [seen, setSeen] = useState(point);
  // a point that came from elsewhere takes the place of what was being written
  if (seen !== point) {
    setSeen(point);
    setDraft(null);
    setProblem(undefined);
  }
  const take = (text: string): void => {
    const read = pastedLngLat(text, makers[datum]);
    setProblem(read.ok ? undefined : read.problems[0]);
    if (!read.ok) return setDraft(text);
    setDraft(null);
    onDrop(fromDatum(read.value, datum));
  };
  const onPaste = (event: ClipboardEvent): void => {
    const text = event.clipboardData.getData('text');
    // a whole pair is taken at once; a figure is part of what is being written
    if (!pastedLngLat(text, wgs84).ok) return;
    event.preventDefault();
    take(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || draft === null || isForInputMethod(event)) return;
    // the point is meant, not the form around it
    event.preventDefault();
    take(draft);
  };
  return (
    <div>
      <Coordinates onPaste={onPaste}>
        <TextField
          label={t('MapPicker.coordinates')}
          description={t('MapPicker.coordinatesHow')}
          problem={textOf(problem)}
          value={draft ?? (point ? lngLatText(toDatum(point, datum)) : '')}
          onChange={({ value }) => setDraft(value)}
          onKeyDown={onKeyDown}
          inputMode="text"
          autoComplete="off"
          spellCheck={false}
          placeholder="114.0579,22.5431"
          required={required}
          disabled={disabled}
        />
        <Select
          label={t('MapPicker.datum')}
          options={datums.map((value) => ({ value, label: t(`site.datum.${value}`) }))}
          value={datum}
          onChange={({ value }) => setDatum(value ?? 'WGS84')}
          disabled={disabled}
        />
        <Button
          disabled={disabled || draft === null || draft.trim() === ''}
          onClick={() => draft !== null && take(draft)}
        >
          {t('MapPicker.go')}
        </Button>
      </Coordinates>
      {point && <InOthers point={point} datum={datum} />}
    </div>
  );
}

function InOthers({ point, datum }: { readonly point: Wgs84; readonly datum: Datum }) {
  const t = useWords(mapPickerWords, siteFormWords);
  const here = lngLatText(toDatum(point, datum));
  const others = datums
    .filter((other) => other !== datum)
    .map((other) => ({ other, lnglat: lngLatText(toDatum(point, other)) }));
  const isSame = others.every(({ lnglat }) => lnglat === here);
  return (
    <Converted>
      {isSame
        ? t('MapPicker.same')
        : others.map(({ other, lnglat }) => (
            <span key={other}>{t('MapPicker.converted', { datum: t(`site.datum.${other}`), lnglat })}</span>
          ))}
    </Converted>
  );
}
