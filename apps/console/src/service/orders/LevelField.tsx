import { dueMinutes, type OrderLevel, orderLevels, serviceWords } from '@fireline/domain/service';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { useWords } from '@fireline/ui/lib';
import { orderWords } from './words.ts';

/** How soon somebody must act, each with what it means; nothing is chosen for the reader. @param levelNow the one that an order has already */
export function LevelField({ levelNow }: { readonly levelNow?: OrderLevel }) {
  const t = useWords(orderWords, serviceWords);
  const field = useFormField<OrderLevel | null>('level', { label: t('workOrder.level'), initial: null });
  const meaning = (level: OrderLevel): string =>
    level === 'urgent'
      ? t('workOrder.level.urgent', { minutes: dueMinutes.urgent })
      : t('workOrder.level.hours', { hours: dueMinutes[level] / 60 });
  return (
    <RadioGroup<OrderLevel>
      {...field}
      options={orderLevels
        .filter((value) => value !== levelNow)
        .map((value) => ({
          value,
          label: t(`service.order.level.${value}`),
          description: meaning(value),
        }))}
      required
    />
  );
}
