import type { HazardDetail } from '@fireline/api/alarm';
import { Button } from '@fireline/ui/Button';
import { Timeline } from '@fireline/ui/Timeline';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { foldReminders } from './foldReminders.ts';
import { hazardWords } from './words.ts';

/** What happened to the hazard, and that something is still to come; reminders of every day are one entry until they are asked for. @spec ALM-13 */
export function HazardTrack({ hazard, track }: HazardDetail) {
  const t = useWords(hazardWords);
  const { date, number } = useFormat();
  const [isWhole, setWhole] = useState(false);
  const folded = foldReminders(track);
  const shown = isWhole ? track.map((entry) => ({ ...entry, times: 1, firstAt: entry.at })) : folded;
  return (
    <>
      <Timeline
        label={t('hazards.track')}
        items={shown.map(({ at, event, by, receiver, dueDay, remark, times, firstAt }, index) => ({
          id: String(index),
          at,
          title: t(`hazards.track.${event}`, { receiver }),
          details: [
            by !== '' && by,
            dueDay !== null && t('hazards.track.due', { day: date(dueDay) }),
            times > 1 && t('hazards.track.times', { count: number(times), first: date(firstAt) }),
          ],
          note: remark,
          tone: event === 'complete' ? ('success' as const) : undefined,
        }))}
        {...(hazard.state !== 'completed' && { open: t('hazards.track.open') })}
      />
      {folded.length < track.length && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {t(isWhole ? 'hazards.track.fold' : 'hazards.track.each')}
        </Button>
      )}
    </>
  );
}
