import { alarmDutyWords, alarmWords, worstPopup } from '@fireline/domain/alarm';
import { siteWords } from '@fireline/domain/site';
import type { ComponentPropsWithRef } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { Button } from '../Button/index.ts';
import { useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { Line, What } from './AlarmPopupQueue.styles.ts';
import type { PopupAlarm } from './popupAlarm.ts';
import { PopupWhere } from './PopupWhere.tsx';
import { popupText } from './popupText.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { usePaced } from './usePaced.ts';
import { alarmPopupQueueWords } from './words.ts';

export interface NewAlarmLineProps<A extends PopupAlarm> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** Those that came while the page was open and were not looked at; a new array whenever something changed. */
  readonly alarms: readonly A[];
  readonly onLook: (choice: { readonly alarm: A }) => void;
}

const neverUnfolds = { isFolded: true, setFolded: () => {} };

/**
 * On a page about alarms, in place of the strip: the worst of those that came meanwhile. It keeps its room while there is none.
 * F8 goes to it and back.
 * @spec ALM-04
 * @example <NewAlarmLine alarms={newcomers} onLook={({ alarm }) => choose(alarm)} />
 */
export function NewAlarmLine<A extends PopupAlarm>({ alarms, onLook, ref, ...rest }: NewAlarmLineProps<A>) {
  needs('NewAlarmLine', { onLook });
  const t = useWords(alarmPopupQueueWords, alarmWords, alarmDutyWords, siteWords);
  const alarm = worstPopup(usePaced(alarms));
  const text = alarm && popupText(alarm, t);
  const key = alarm && `alarm/${alarm.alarmId}`;
  const root = useObjectRef(ref);
  useKeptFocus(root, key ? [key] : [], neverUnfolds);
  return (
    <Line {...rest} ref={root} role="group" aria-label={t('AlarmPopupQueue.label')} aria-keyshortcuts="F8">
      {alarm && text && (
        <>
          <AlarmLevelBadge level={alarm.level} variant="symbol" isBlinking={alarm.level === 1} />
          <What key={alarm.alarmId} data-level={alarm.level} title={`${text.what} · ${text.where}`}>
            <strong>
              {t('AlarmPopupQueue.new')}
              {text.what}
            </strong>{' '}
            <PopupWhere alarm={alarm} />
          </What>
          <Button key={`look ${alarm.alarmId}`} data-entry={key} onClick={() => onLook({ alarm })}>
            {t('AlarmPopupQueue.look')}
          </Button>
        </>
      )}
    </Line>
  );
}
