import { alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import { failureDueDays, type FailureWay, failureWays, inspectionWords } from '@fireline/domain/inspection';
import { notificationMethods, orderLevels, serviceWords } from '@fireline/domain/service';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { useWords } from '@fireline/ui/lib';
import { Pair } from './Plans.styles.ts';
import { planWords } from './words.ts';

const noText: string | null = null;
const noNumber: number | null = null;
const noMethods: readonly string[] = [];

/** The level of a work order, and how its agent is notified. */
export function OrderFields() {
  const t = useWords(planWords, serviceWords);
  const level = useFormField('orderLevel', { label: t('plans.orderLevel'), initial: noText });
  const methods = useFormField('methods', { label: t('plans.methods'), initial: noMethods });
  return (
    <Pair>
      <Select
        {...level}
        options={orderLevels.map((value) => ({ value, label: t(`service.order.level.${value}`) }))}
        required
      />
      <MultiSelect
        {...methods}
        options={notificationMethods.map((value) => ({ value, label: t(`service.order.method.${value}`) }))}
        required
      />
    </Pair>
  );
}

/** The level of a hazard and the days within which it is rectified. */
export function HazardFields() {
  const t = useWords(planWords, alarmWords);
  const level = useFormField('hazardLevel', { label: t('plans.hazardLevel'), initial: noText });
  const days = useFormField('dueDays', { label: t('plans.dueDays'), initial: noNumber });
  return (
    <Pair>
      <Select
        {...level}
        options={alarmLevelNumbers.map((value) => ({
          value: String(value),
          label: `${t('alarm.levelNumber', { 0: value })} ${t(`alarm.level.${value}`)}`,
        }))}
        required
      />
      <NumberField {...days} {...failureDueDays} digits={0} unit={t('plans.cycleDays.unit')} required />
    </Pair>
  );
}

/** What a failed item becomes: a decision of somebody, a hazard, or a hazard and a work order. @spec INS-04 ALM-13 */
export function FailureFields() {
  const t = useWords(planWords, inspectionWords);
  const way = useFormField<FailureWay | null>('onFailure', { label: t('plans.failure'), initial: 'decide' });
  return (
    <>
      <RadioGroup
        {...way}
        options={failureWays.map((value) => ({
          value,
          label: t(`inspection.failure.${value}`),
          description: t(`plans.failure.${value}`),
        }))}
      />
      {way.value !== 'decide' && <HazardFields />}
      {way.value === 'order' && <OrderFields />}
    </>
  );
}
