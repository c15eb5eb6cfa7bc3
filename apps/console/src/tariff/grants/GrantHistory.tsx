import { Drawer } from '@fireline/ui/Drawer';
import { useFormat, useWords } from '@fireline/ui/lib';
import { StateMark, type StateName } from '../../lib/list/StateMark.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { usePriceDay } from '../prices/things.ts';
import { type ShownGrant, useGrantText } from './grant.ts';
import { grantWords } from './words.ts';

const marks = {
  coming: 'upcoming',
  current: 'inEffect',
  past: 'ended',
  withdrawn: 'withdrawn',
} as const satisfies Readonly<Record<ShownGrant['state'], StateName>>;

export interface GrantHistoryProps {
  readonly entries: readonly ShownGrant[];
  readonly onClose: () => void;
}

/** Everything that was ever granted, with who set it and who took it back. @spec TAR-04 */
export function GrantHistory({ entries, onClose }: GrantHistoryProps) {
  const t = useWords(grantWords);
  const { dateTime } = useFormat();
  const textOf = useGrantText();
  const dayText = usePriceDay();
  return (
    <Drawer isOpen isDismissable onClose={onClose} title={t('grant.history')}>
      {entries.length === 0 ? (
        <p>{t('grant.history.none')}</p>
      ) : (
        <Stack as="ol">
          {entries.map((one) => (
            <Stack key={one.grantId} as="li">
              <Tools>
                <strong>{dayText(one.from)}</strong>
                <StateMark state={marks[one.state]}>{t(`grant.state.${one.state}`)}</StateMark>
              </Tools>
              <span>{textOf(one)}</span>
              <small>{t('grant.history.made', { name: one.madeBy, time: dateTime(one.madeAt) })}</small>
              {one.withdrawnAt !== null && (
                <small>
                  {t('grant.history.withdrawn', { name: one.withdrawnBy ?? '', time: dateTime(one.withdrawnAt) })}
                </small>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </Drawer>
  );
}
