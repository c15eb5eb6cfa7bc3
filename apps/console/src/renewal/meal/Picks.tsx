import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import { Stack } from '../../lib/page/Page.styles.ts';
import { DueList, DueRow, Quiet } from '../due/Due.styles.ts';
import { mealWords } from './words.ts';

/** Devices that are chosen with one press. */
export interface DuePick {
  readonly key: string;
  readonly what: string;
  readonly icon?: ReactNode;
  /** Whose they are, when the first ends, what they cost. */
  readonly facts: readonly string[];
  readonly deviceIds: readonly number[];
}

export interface PicksProps {
  readonly picks: readonly DuePick[];
  readonly onPick: (deviceIds: readonly string[]) => void;
}

/** What is due, by what can be bought together; nothing is: nothing is shown. @spec REN-06 */
export function Picks({ picks, onPick }: PicksProps) {
  const t = useWords(mealWords);
  const some = picks.filter(({ deviceIds }) => deviceIds.length > 0);
  if (some.length === 0) return null;
  return (
    <Stack as="section" aria-label={t('meal.due')}>
      <Quiet>{t('meal.due')}</Quiet>
      <DueList>
        {some.map(({ key, what, icon, facts, deviceIds }) => (
          <DueRow key={key}>
            <div>
              <strong>
                {icon} {what}
              </strong>
              <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
            </div>
            <Button aria-label={t('meal.pickOf', { what })} onClick={() => onPick(deviceIds.map(String))}>
              {t('meal.pickThem')}
            </Button>
          </DueRow>
        ))}
      </DueList>
    </Stack>
  );
}
