import { alarmCalls, type AlarmQualityReply } from '@fireline/api/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Link } from '@fireline/ui/Link';
import { useWords } from '@fireline/ui/lib';
import { Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { alarmQualityWords } from './words.ts';

export type Troubling = Pick<
  AlarmQualityReply['nuisance'][number],
  'deviceId' | 'deviceName' | 'kind' | 'ruleId' | 'deviceType'
>;

export interface RemediesProps {
  readonly row: Troubling;
  readonly onSilence: (row: Troubling) => void;
}

/** What can be done about a device that troubles: its rule, where it can be rehearsed; its upkeep; or a silence. @spec N17 */
export function Remedies({ row, onSilence }: RemediesProps) {
  const t = useWords(alarmQualityWords);
  const may = useMay();
  const { deviceId, deviceName, kind, ruleId } = row;
  const rule = new URLSearchParams({ kind, ...(ruleId !== null && { open: String(ruleId) }) });
  return (
    <Tools>
      {ruleId !== null && may(alarmCalls.rules) && (
        <Link
          href={`${pathTo('alarmRules')}?${rule.toString()}`}
          aria-label={t('quality.remedy.rule.of', { name: deviceName })}
        >
          {t('quality.remedy.rule')}
        </Link>
      )}
      <Link
        href={`${pathTo('deviceDetail', { deviceId })}?part=upkeep`}
        aria-label={t('quality.remedy.upkeep.of', { name: deviceName })}
      >
        {t('quality.remedy.upkeep')}
      </Link>
      {may(alarmCalls.createSilence) && (
        <Button
          variant="quiet"
          aria-label={t('quality.remedy.silence.of', { name: deviceName })}
          onClick={() => onSilence(row)}
        >
          {t('quality.remedy.silence')}
        </Button>
      )}
    </Tools>
  );
}
