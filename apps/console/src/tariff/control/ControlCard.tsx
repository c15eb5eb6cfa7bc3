import { tariffCalls } from '@fireline/api/tariff';
import { pathTo } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { Figures, Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { unitWords } from '../words.ts';
import type { Control } from './control.ts';
import { ControlForm } from './ControlForm.tsx';
import { UsedBar } from './UsedBar.tsx';

/** When the maximum is reached, in a sentence. */
function useReached({ control, monthDrawn, reachedOn }: Control): string {
  const t = useWords(unitWords);
  const dayText = useDayText();
  if (!control) return t('cap.none');
  if (monthDrawn >= control.monthlyMax) return t(control.whenExhausted === 'stop' ? 'cap.reached' : 'cap.reachedWarn');
  return reachedOn === null ? t('cap.notReached') : t('cap.reachesOn', { day: dayText(reachedOn) });
}

/** A balance of the reader: what is left, what the month has used of its maximum, and how long both last. @spec TAR-05 TAR-07 */
export function ControlCard({
  control: shown,
  onChanged,
}: {
  readonly control: Control;
  readonly onChanged: () => void;
}) {
  const { resource, accountId, balance, drawn, daysLeft, lastsUntil, control, monthDrawn, revision } = shown;
  const t = useWords(unitWords, tariffWords);
  const { date, number } = useFormat();
  const may = useMay();
  const [open, setOpen] = useState<'form' | 'end'>();
  const reached = useReached(shown);
  const rows = (more: string) => `${pathTo('resourceTransactions')}?account=${accountId}${more}`;
  const close = () => setOpen(undefined);
  return (
    <Card title={t(`tariff.resource.${resource}`)} headingLevel={2}>
      <Stack>
        <Figures>
          <Stat
            label={t('holding.balance')}
            value={balance}
            note={accountId === null ? undefined : <Link href={rows('')}>{t('holding.rows')}</Link>}
          />
          <Stat
            label={t('holding.drawn')}
            value={drawn}
            note={accountId === null ? undefined : <Link href={rows('&sellType=consume')}>{t('holding.rows')}</Link>}
          />
          {daysLeft !== null && (
            <Stat
              label={t(lastsUntil === null ? 'holding.daysLeft' : 'holding.until')}
              value={daysLeft}
              text={lastsUntil === null ? t('holding.days', { count: number(daysLeft) }) : date(lastsUntil)}
              note={
                lastsUntil === null
                  ? undefined
                  : t('cap.lasts', { days: t('holding.days', { count: number(daysLeft) }) })
              }
            />
          )}
        </Figures>
        {control && <UsedBar control={control} used={monthDrawn} />}
        <p>{reached}</p>
        {may(tariffCalls.saveControl) && (
          <Tools>
            <Button onClick={() => setOpen('form')}>{t(control ? 'cap.change' : 'cap.set')}</Button>
            {control && <Button onClick={() => setOpen('end')}>{t('cap.end')}</Button>}
          </Tools>
        )}
      </Stack>
      {open === 'form' && <ControlForm control={shown} onClose={close} onSaved={onChanged} />}
      {open === 'end' && (
        <ConfirmSend
          title={t('cap.end')}
          confirmLabel={t('cap.end')}
          call={tariffCalls.endControl}
          send={{ resource, revision }}
          action="save"
          done={t('cap.ended')}
          onDone={onChanged}
          onClose={close}
        >
          {t('cap.end.text')}
        </ConfirmSend>
      )}
    </Card>
  );
}
