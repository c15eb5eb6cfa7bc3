import type { Day, OpenDayRange } from '@fireline/domain/lib';
import { useState } from 'react';
import { Button } from '../Button/index.ts';
import { RangeCalendar } from '../lib/dates/Calendar.tsx';
import { dayOrNothing } from '../lib/dates/days.ts';
import { dateWords } from '../lib/dates/words.ts';
import { useWords } from '../lib/format/useWords.ts';
import type { RangePreset } from './DateRangePicker.tsx';
import { Panel, Presets } from './DateRangePicker.styles.ts';

export interface RangePanelProps {
  readonly range: OpenDayRange;
  readonly presets: readonly RangePreset[];
  readonly min: Day | undefined;
  readonly max: Day | undefined;
  readonly set: (range: OpenDayRange) => void;
  readonly close: () => void;
}

/** What opens beside the field: ranges by name, and the calendar. Choosing either closes it. */
export function RangePanel({ range, presets, min, max, set, close }: RangePanelProps) {
  const t = useWords(dateWords);
  // a second month where there is room for it beside the first
  const [months] = useState(() => (window.innerWidth < 640 ? 1 : 2));
  const choose = (next: OpenDayRange): void => {
    set(next);
    close();
  };
  return (
    <Panel>
      {presets.length > 0 && (
        <Presets role="group" aria-label={t('Dates.presets')}>
          {presets.map((preset) => (
            <Button
              key={preset.id}
              aria-pressed={preset.range.from === range.from && preset.range.to === range.to}
              onClick={() => choose(preset.range)}
            >
              {preset.label}
            </Button>
          ))}
        </Presets>
      )}
      <RangeCalendar value={range} onChange={choose} min={dayOrNothing(min)} max={dayOrNothing(max)} {...{ months }} />
    </Panel>
  );
}
