import { floorName } from '@fireline/domain/building';
import {
  type ElsewhereEvent,
  type SilentDevices,
  type SpreadRecord,
  isBeforeRecord,
  lengthMs,
} from '@fireline/domain/plan';
import { siteWords } from '@fireline/domain/site';
import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { AlarmLevelBadge } from '../AlarmLevelBadge/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { Note, Notes } from './LeftOut.styles.ts';
import { planReplayWords } from './words.ts';

export interface LeftOutProps {
  readonly record: SpreadRecord | undefined;
  readonly elsewhere: readonly ElsewhereEvent[];
  readonly elsewhereTotal: number;
  readonly nameOf: (deviceId: number) => string;
}

/** So many gaps or detectors are seen at once; of more the list is opened by a press. */
const seenAtOnce = 3;

/** What the replay cannot show, in words: times that nobody knows of, and detectors that are not on the plan. Nothing where all is known. */
export function LeftOut({ record, elsewhere, elsewhereTotal, nameOf }: LeftOutProps) {
  const t = useWords(planReplayWords);
  const notes: ReactNode[] = [];
  if (record && isBeforeRecord(record)) notes.push(<Beginning key="beginning" record={record} />);
  if (record && record.gaps.length > 0) notes.push(<Gaps key="gaps" record={record} />);
  if (record?.silent === null) notes.push(<NotLookedAt key="silent" />);
  if (record?.silent && record.silent.total > 0) notes.push(<Silent key="silent" {...record.silent} nameOf={nameOf} />);
  if (elsewhereTotal > 0) notes.push(<Elsewhere key="elsewhere" {...{ elsewhere, elsewhereTotal }} />);
  if (notes.length === 0) return null;
  return <Notes aria-label={t('PlanReplay.leftOut')}>{notes}</Notes>;
}

function OneNote({ children }: { readonly children: ReactNode }) {
  return (
    <Note>
      <TriangleAlert aria-hidden />
      {children}
    </Note>
  );
}

function Beginning({ record: { firstMs } }: { readonly record: SpreadRecord }) {
  const t = useWords(planReplayWords);
  const { dateTime } = useFormat();
  return (
    <OneNote>
      <p>{firstMs === undefined ? t('PlanReplay.never') : t('PlanReplay.begins', { at: dateTime(firstMs) })}</p>
    </OneNote>
  );
}

function Gaps({ record: { gaps } }: { readonly record: SpreadRecord }) {
  const t = useWords(planReplayWords);
  const { dateTime, duration, number } = useFormat();
  return (
    <OneNote>
      <details open={gaps.length <= seenAtOnce}>
        <summary>{t('PlanReplay.gaps', { count: number(gaps.length), total: duration(lengthMs(gaps)) })}</summary>
        <ul>
          {gaps.map(({ fromMs, toMs }) => (
            <li key={fromMs}>
              <span>
                {dateTime(fromMs)} – {dateTime(toMs)}
              </span>
              <small>{duration(toMs - fromMs)}</small>
            </li>
          ))}
        </ul>
      </details>
    </OneNote>
  );
}

function NotLookedAt() {
  const t = useWords(planReplayWords);
  return (
    <OneNote>
      <p>{t('PlanReplay.silentUnknown')}</p>
    </OneNote>
  );
}

function Silent({ devices, total, nameOf }: SilentDevices & Pick<LeftOutProps, 'nameOf'>) {
  const t = useWords(planReplayWords);
  const { dateTime, duration, number } = useFormat();
  const more = total - devices.length;
  return (
    <OneNote>
      <details open={total <= seenAtOnce}>
        <summary>{t('PlanReplay.silent', { count: number(total) })}</summary>
        <ul>
          {devices.map(({ deviceId, gaps }) => (
            <li key={deviceId}>
              <span>
                {nameOf(deviceId)}{' '}
                {gaps.slice(0, seenAtOnce).map(({ fromMs, toMs }) => (
                  <small key={fromMs}>
                    {dateTime(fromMs)} – {dateTime(toMs)}{' '}
                  </small>
                ))}
                {gaps.length > seenAtOnce && (
                  <small>{t('PlanReplay.moreTimes', { count: number(gaps.length - seenAtOnce) })}</small>
                )}
              </span>
              <small>{duration(lengthMs(gaps))}</small>
            </li>
          ))}
          {more > 0 && <li>{t('PlanReplay.more', { count: number(more) })}</li>}
        </ul>
      </details>
    </OneNote>
  );
}

function Elsewhere({ elsewhere, elsewhereTotal }: Omit<LeftOutProps, 'record' | 'nameOf'>) {
  const t = useWords(planReplayWords, siteWords);
  const { dateTime, number } = useFormat();
  const whereIs = ({ buildingName, floor }: ElsewhereEvent): string => {
    const { key, args } = floorName(floor ?? 0);
    return [buildingName, floor === null ? '' : t(key, args)].filter(Boolean).join(' · ');
  };
  const more = elsewhereTotal - elsewhere.length;
  return (
    <OneNote>
      <details open={elsewhereTotal <= seenAtOnce}>
        <summary>{t('PlanReplay.elsewhere', { count: number(elsewhereTotal) })}</summary>
        <ul>
          {elsewhere.map((event) => (
            <li key={event.deviceId}>
              <span>
                {event.name} <small>{whereIs(event)}</small>
              </span>
              <AlarmLevelBadge level={event.level} variant="symbol" />
              <small>{dateTime(event.atMs)}</small>
            </li>
          ))}
          {more > 0 && <li>{t('PlanReplay.more', { count: number(more) })}</li>}
        </ul>
      </details>
    </OneNote>
  );
}
