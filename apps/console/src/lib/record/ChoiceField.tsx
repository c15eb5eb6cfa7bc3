import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { Link } from '@fireline/ui/Link';
import { Select, type SelectProps } from '@fireline/ui/Select';
import { CallFailed } from '../page/CallFailed.tsx';
import { useMay } from '../session/useMay.ts';
import type { Choices } from './useChoices.ts';
import { useRecordWords } from './useRecordWords.ts';

export interface ChoiceFieldProps extends Omit<SelectProps, 'options' | 'label'> {
  readonly label: string;
  readonly choices: Choices;
}

/** The choice of another record; where there is none yet, the way to make one. */
export function ChoiceField({ choices: { of, choices, isLoaded, error, reload }, ...field }: ChoiceFieldProps) {
  const t = useRecordWords(of);
  const may = useMay();
  const { page } = of.record;
  const link = may(of.calls.list) && (
    <Link href={pathTo(page as 'main')}>{t('record.toChoices', { page: t(`shell.route.${page}`) })}</Link>
  );
  return (
    <>
      {error !== undefined && <CallFailed error={error} action="query" onRetry={reload} />}
      {isLoaded && choices.length === 0 && (
        <Banner actions={link}>{t('record.noChoice', { name: field.label })}</Banner>
      )}
      <Select {...field} options={choices.map(({ value, label }) => ({ value: String(value), label }))} required />
    </>
  );
}
