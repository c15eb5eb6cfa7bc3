import { type AlarmLevel, alarmSoundWords, alarmWords } from '@fireline/domain/alarm';
import { BellOff, ChevronDown, ChevronUp } from 'lucide-react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { Tooltip } from '../Tooltip/index.ts';
import { VisuallyHidden, useFormat, useWords } from '../lib/index.ts';
import { Head } from './AlarmPopupQueue.styles.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface PopupHeadProps {
  /** Alarms that nobody has acknowledged, shown or not. */
  readonly unacknowledged: number;
  /** Alarms that are not closed; undefined: not told. */
  readonly standing: number | undefined;
  readonly worst: AlarmLevel;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onSilence: (() => void) | undefined;
}

/** How many wait, and the button that folds; folded it is all there is, and names the worst. */
export function PopupHead({ unacknowledged, standing, worst, isFolded, onFold, onSilence }: PopupHeadProps) {
  const t = useWords(alarmPopupQueueWords, alarmSoundWords, alarmWords);
  const format = useFormat();
  const Chevron = isFolded ? ChevronDown : ChevronUp;
  const turn = t(isFolded ? 'AlarmPopupQueue.unfold' : 'AlarmPopupQueue.fold');
  return (
    <Head data-folded={isFolded || undefined}>
      {isFolded && <AlarmLevelBadge level={worst} variant="symbol" size="large" isBlinking={worst === 1} />}
      <h2>
        {t('AlarmPopupQueue.label')}{' '}
        {/* another count enters anew: behind the bar it is all that tells of a newcomer */}
        <small key={isFolded ? unacknowledged : 'unfolded'}>
          {standing !== undefined && `${t('alarm.count.standing', { count: format.number(standing) })} · `}
          {t('alarm.count.unacknowledged', { count: format.number(unacknowledged) })}
        </small>
      </h2>
      {onSilence && !isFolded && (
        <Tooltip text={t('alarm.sound.silence')} placement="left">
          <IconButton label={t('alarm.sound.silence')} icon={<BellOff aria-hidden />} onClick={onSilence} />
        </Tooltip>
      )}
      <Button
        variant="quiet"
        aria-expanded={!isFolded}
        title={isFolded ? turn : undefined}
        icon={<Chevron aria-hidden />}
        onClick={onFold}
      >
        {/* the bar stays as narrow as a menu beside the page */}
        {isFolded ? <VisuallyHidden>{turn}</VisuallyHidden> : turn}
      </Button>
    </Head>
  );
}
