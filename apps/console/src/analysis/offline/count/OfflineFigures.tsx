import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { lengthText } from '../../../lib/lengthText.ts';
import { lengthWords } from '../../../lib/words.ts';
import { Definition, Figures, Span } from './Offline.styles.ts';
import { type OfflineCount, secondsAsHours, toRecords } from './toRecords.ts';
import { untilText } from './untilText.ts';
import { offlineCountWords } from './words.ts';

interface OfflineFiguresProps {
  readonly data: OfflineCount;
  readonly filters: Readonly<Record<string, string>>;
}

/** Which days are counted and what counts as offline: all figures of the page rest on it. */
function Counted({ data }: Pick<OfflineFiguresProps, 'data'>) {
  const t = useWords(offlineCountWords);
  const { date } = useFormat();
  return (
    <Span>{t('offlineCount.span', { from: date(data.from), to: date(data.to), time: untilText(data.until) })}</Span>
  );
}

/** The four figures, each with what it counts and the records behind it. @spec DEV-14 */
export function OfflineFigures({ data, filters }: OfflineFiguresProps) {
  const t = useWords(offlineCountWords, lengthWords);
  const { number, ratio } = useFormat();
  const { offlineNow, inUse, devices, silences, offlineS } = data;
  const meanMs = devices === 0 ? 0 : (offlineS * 1000) / devices;
  const note = (what: string, params?: Readonly<Record<string, string>>) => (
    <Definition>
      {what}
      {params && <Link href={toRecords({ ...filters, ...params })}>{t('offlineCount.records')}</Link>}
    </Definition>
  );
  return (
    <div>
      <Counted data={data} />
      <Figures>
        <Stat
          label={t('offlineCount.now')}
          value={offlineNow}
          unit={t('offlineCount.unit.devices')}
          note={note(
            t('offlineCount.now.what', { count: number(inUse), share: ratio(inUse === 0 ? 0 : offlineNow / inUse, 1) }),
            { state: 'ongoing' },
          )}
        />
        <Stat
          label={t('offlineCount.devices')}
          value={devices}
          unit={t('offlineCount.unit.devices')}
          note={note(t('offlineCount.devices.is'))}
        />
        <Stat
          label={t('offlineCount.silences')}
          value={silences}
          unit={t('offlineCount.unit.times')}
          note={note(t('offlineCount.silences.is'), { from: data.from, to: data.to })}
        />
        <Stat
          label={t('offlineCount.lost')}
          value={secondsAsHours(offlineS)}
          digits={1}
          unit={t('offlineCount.unit.hours')}
          note={
            <>
              {note(t('offlineCount.lost.is', { time: untilText(data.until) }))}
              {note(t('offlineCount.lost.mean', { length: lengthText(meanMs, t) }))}
            </>
          }
        />
      </Figures>
    </div>
  );
}
