import { deviceCalls, type Rollout, type UpgradePackage } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { type DeviceType, deviceUpgradeWords, stopPercents, wavePauseMin, waveSizes } from '@fireline/domain/device';
import { Banner } from '@fireline/ui/Banner';
import { Checkbox } from '@fireline/ui/Checkbox';
import { DateField } from '@fireline/ui/DateField';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { NumberField } from '@fireline/ui/NumberField';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { TimeField } from '@fireline/ui/TimeField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useDeferredValue } from 'react';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { useFormSend } from '../../lib/form/useFormSend.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { filterOf, reachedBy, type RolloutEntered, rolloutSchema } from './rolloutFormSchema.ts';
import { everyUpgradeWord } from './upgradeText.ts';

const problemWords = [deviceUpgradeWords];
const moments = ['now', 'later'] as const;
const noText: string | null = null;
const noTypes: readonly DeviceType[] = [];
const usual = { waveSize: 20, pauseMin: 30, stopPercent: 20 } as const;

/** How many devices the filter reaches, and which it leaves out, as it is entered. */
function Reached({ package_ }: { readonly package_: UpgradePackage }) {
  const t = useWords(...everyUpgradeWord);
  const { number } = useFormat();
  const read = (name: string) => ({ label: name, initial: noText });
  const search = useFormField('search', { label: '', initial: '' });
  const types = useFormField('deviceType', { label: '', initial: noTypes });
  const [partner, unit, place] = [
    useFormField('partnerId', read('partner')),
    useFormField('unitId', read('unit')),
    useFormField('placeId', read('place')),
  ];
  const lower = useFormField<boolean>('allowsLower', { label: '', initial: false });
  const filter = useDeferredValue(
    JSON.stringify(
      filterOf({
        search: search.value,
        deviceType: types.value,
        partnerId: partner.value,
        unitId: unit.value,
        placeId: place.value,
      }),
    ),
  );
  const asked = { packageId: package_.packageId, ...(JSON.parse(filter) as ReturnType<typeof filterOf>) };
  const { data, error } = useCall(deviceCalls.rolloutPreview, asked, { keepsPrevious: true });
  if (error) return <CallFailed error={error} action="query" />;
  if (!data) return null;
  const { same, busy, idle, higher, highest } = data;
  return (
    <>
      <Banner tone={reachedBy(data, lower.value) > 0 ? 'info' : 'attention'}>
        <strong>{t('rollout.chosen', { count: number(reachedBy(data, lower.value)) })}</strong>{' '}
        {t('rollout.leftOut', { same: number(same), busy: number(busy), idle: number(idle) })}
      </Banner>
      {higher > 0 && (
        <Banner tone="attention">
          {t('rollout.higher', {
            count: number(higher),
            names: highest.map(({ name, firmware }) => `${name} ${firmware}`).join(', '),
          })}
        </Banner>
      )}
    </>
  );
}

function Which({ package_ }: { readonly package_: UpgradePackage }) {
  const t = useWords(...everyUpgradeWord);
  const { name: _name, ...types } = useFormField('deviceType', { label: t('upgrade.types'), initial: noTypes });
  return (
    <>
      {package_.deviceTypes.length > 1 && (
        <MultiSelect<DeviceType>
          {...types}
          options={package_.deviceTypes.map((value) => ({ value, label: t(`device.type.${value}`) }))}
          isClearable
          isOptional
        />
      )}
      <NodeField kind="partner" />
      <NodeField kind="unit" />
      <NodeField kind="place" />
      <TextField {...useFormField('search', { label: t('rollout.search'), initial: '' })} isOptional />
    </>
  );
}

function How() {
  const t = useWords(...everyUpgradeWord);
  const when = useFormField<(typeof moments)[number] | null>('when', { label: t('rollout.when'), initial: 'now' });
  const day = useFormField('startDay', { label: t('rollout.day'), initial: noText });
  const time = useFormField('startTime', { label: t('rollout.time'), initial: noText });
  const number = (name: keyof typeof usual) => ({ label: t(`rollout.${name}`), initial: usual[name] as number | null });
  const { value: isAllowed, ...lower } = useFormField<boolean>('allowsLower', {
    label: t('rollout.allowsLower'),
    initial: false,
  });
  return (
    <>
      <NumberField {...useFormField('waveSize', number('waveSize'))} {...waveSizes} digits={0} required />
      <NumberField
        {...useFormField('pauseMin', number('pauseMin'))}
        {...wavePauseMin}
        digits={0}
        unit={t('rollout.minutes')}
        required
      />
      <NumberField
        {...useFormField('stopPercent', number('stopPercent'))}
        {...stopPercents}
        digits={0}
        unit="%"
        required
      />
      <RadioGroup
        {...when}
        options={moments.map((one) => ({ value: one, label: t(`rollout.when.${one}`) }))}
        orientation="horizontal"
      />
      {when.value === 'later' && (
        <>
          <DateField {...day} required />
          <TimeField {...time} required />
        </>
      )}
      <Checkbox {...lower} checked={isAllowed} />
    </>
  );
}

export interface RolloutFormProps {
  readonly package_: UpgradePackage;
  readonly onClose: () => void;
  readonly onStarted: (rollout: Rollout) => void;
}

/** To which devices a package goes, in what waves, and when. @spec DEV-18 */
export function RolloutForm({ package_, onClose, onStarted }: RolloutFormProps) {
  const t = useWords(...everyUpgradeWord);
  const { number } = useFormat();
  const { packageId, name, version } = package_;
  const draft = useDraft<Entered>(`upgradeRollout.${packageId}`);
  const submit = useFormSend<RolloutEntered, Rollout>({
    send: ({ plan: { startDay, startTime, ...plan }, filter }, client) =>
      client.send(deviceCalls.startRollout, {
        packageId,
        ...filter,
        ...plan,
        ...(startDay !== undefined && { startDay }),
        ...(startTime !== undefined && { startTime }),
      }),
    saved: ({ total }) => t('rollout.started', { count: number(total) }),
    draft,
    onSaved: onStarted,
  });
  return (
    <FormDrawer<RolloutEntered>
      title={t('rollout.title', { name: `${name} ${version}` })}
      submitLabel={t('rollout.start')}
      onClose={onClose}
      draft={draft}
      schema={rolloutSchema}
      words={problemWords}
      onSubmit={submit}
    >
      <Which package_={package_} />
      <Reached package_={package_} />
      <How />
    </FormDrawer>
  );
}
