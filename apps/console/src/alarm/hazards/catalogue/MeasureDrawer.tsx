import { alarmCalls, type HazardMeasure } from '@fireline/api/alarm';
import { alarmHazardWords, alarmWords } from '@fireline/domain/alarm';
import { Button } from '@fireline/ui/Button';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Stack, Tools } from '../../../lib/page/Page.styles.ts';
import { useMay } from '../../../lib/session/useMay.ts';
import { basisText, measureText } from '../measureTexts.ts';
import { hazardWords } from '../words.ts';
import { hazardsWith } from './measureColumns.tsx';
import type { MeasureDeeds } from './useMeasureDeeds.ts';

export interface MeasureDrawerProps {
  readonly measure: HazardMeasure;
  readonly deeds: MeasureDeeds;
  readonly onChange: () => void;
  readonly onClose: () => void;
}

function Actions({ measure, deeds, onChange, onClose }: MeasureDrawerProps) {
  const t = useWords(hazardWords);
  const may = useMay();
  const remove = (): void => {
    deeds.remove(measure);
    onClose();
  };
  return (
    <Tools>
      {may(alarmCalls.changeHazardMeasure) && <Button onClick={onChange}>{t('hazards.catalogue.modify')}</Button>}
      {may(alarmCalls.switchHazardMeasure) && (
        <Button onClick={() => deeds.switchTo(measure)} isPending={deeds.isBusy}>
          {t(measure.isEnabled ? 'hazards.catalogue.switchOff' : 'hazards.catalogue.switchOn')}
        </Button>
      )}
      {may(alarmCalls.removeHazardMeasure) && (
        <Button variant="danger" onClick={remove}>
          {t('hazards.catalogue.remove')}
        </Button>
      )}
    </Tools>
  );
}

/** One measure of the catalogue: what it is for, how it went, and the way to its hazards. @spec ALM-13 */
export function MeasureDrawer(props: MeasureDrawerProps) {
  const { measure, onClose } = props;
  const t = useWords(hazardWords, alarmHazardWords, alarmWords);
  const may = useMay();
  const { number, dateTime } = useFormat();
  const mayEdit = [alarmCalls.changeHazardMeasure, alarmCalls.switchHazardMeasure, alarmCalls.removeHazardMeasure].some(
    (call) => may(call),
  );
  const { measureId, kinds, days, used, completed, meanDays, changedBy, changedAt } = measure;
  const items = [
    {
      term: t('hazards.catalogue.enabled'),
      detail: t(measure.isEnabled ? 'hazards.catalogue.on' : 'hazards.catalogue.off'),
    },
    { term: t('hazards.catalogue.kinds'), detail: kinds.map((kind) => t(`alarm.kind.${kind}`)).join(' · ') || '—' },
    { term: t('hazards.catalogue.basis'), detail: basisText(measure, t) || '—' },
    { term: t('hazards.catalogue.days'), detail: number(days) },
    {
      term: t('hazards.catalogue.used'),
      detail:
        used === 0 ? (
          number(used)
        ) : (
          <Link href={hazardsWith(measureId)}>{t('hazards.catalogue.usedBy', { count: used })}</Link>
        ),
    },
    { term: t('hazards.catalogue.completed'), detail: number(completed) },
    { term: t('hazards.catalogue.mean'), detail: meanDays === null ? '—' : number(meanDays, { digits: 1 }) },
    ...(changedBy === ''
      ? []
      : [{ term: t('hazards.catalogue.changedBy'), detail: `${changedBy} · ${dateTime(changedAt)}` }]),
  ];
  return (
    <Drawer
      isOpen
      isDismissable
      onClose={onClose}
      title={measureText(measure, t)}
      {...(mayEdit && { footer: <Actions {...props} /> })}
    >
      <Stack>
        <DescriptionList items={items} />
        {mayEdit && <p>{t('hazards.catalogue.keeps')}</p>}
      </Stack>
    </Drawer>
  );
}
