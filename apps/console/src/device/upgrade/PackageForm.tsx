import { deviceCalls, type UpgradePackage } from '@fireline/api/device';
import {
  checkPackageSize,
  type DeviceType,
  deviceTypeNames,
  deviceTypes,
  deviceUpgradeWords,
  textChars,
  upgradePackageBytes,
  upgradePackageForm,
} from '@fireline/domain/device';
import { dayAt, sizeText } from '@fireline/domain/lib';
import { pathTo } from '@fireline/domain/shell';
import { DateField } from '@fireline/ui/DateField';
import { FileDrop } from '@fireline/ui/FileDrop';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { everyUpgradeWord } from './upgradeText.ts';

/** The draft of a package is kept under this name. */
export const packageDraft = (packageId?: number): string => `upgradePackage.${packageId ?? 'new'}`;

type PackageEntered = FormValue<typeof upgradePackageForm>;
const problemWords = [deviceUpgradeWords];
const upgradable = deviceTypeNames.filter((type) => deviceTypes[type].commands.includes('upgrade'));
const noTypes: readonly DeviceType[] = [];
const noText: string | null = null;
const minuteMs = 60_000;

function Fields() {
  const t = useWords(...everyUpgradeWord);
  const { name: _name, ...types } = useFormField('deviceTypes', { label: t('upgrade.types'), initial: noTypes });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('upgrade.name'), initial: '' })}
        autoComplete="off"
        countMax={textChars.max}
        required
      />
      <TextField
        {...useFormField('version', { label: t('upgrade.version'), initial: '' })}
        description={t('upgrade.version.what')}
        autoComplete="off"
        required
      />
      <MultiSelect<DeviceType>
        {...types}
        options={upgradable.map((value) => ({ value, label: t(`device.type.${value}`) }))}
        required
      />
      <DateField {...useFormField('releasedOn', { label: t('upgrade.releasedOn'), initial: noText })} required />
      <TextArea
        {...useFormField('remarks', { label: t('upgrade.remarks'), initial: '' })}
        countMax={textChars.max}
        required
      />
    </>
  );
}

interface NewPackageProps {
  readonly onClose: () => void;
  readonly onSaved: (made: UpgradePackage) => void;
}

/** A package as it is uploaded: its file goes with what is entered of it. @spec DEV-18 */
export function NewPackage({ onClose, onSaved }: NewPackageProps) {
  const t = useWords(...everyUpgradeWord);
  const draft = useDraft<Entered>(packageDraft());
  const today = dayAt(useNow(minuteMs));
  const [file, setFile] = useState<File>();
  const submit = useFormSend<PackageEntered, UpgradePackage>({
    send: ({ deviceTypes: types, ...value }, client) =>
      client.upload(deviceCalls.addPackage, { ...value, deviceTypes: [...types], file: file as File }, {}),
    saved: ({ name, version }) => t('upgrade.saved', { name: `${name} ${version}` }),
    opens: ({ packageId, name }) => shownAt(pathTo('upgradePackages'), packageId, name),
    draft,
    onSaved,
  });
  return (
    <FormDrawer<PackageEntered>
      title={t('upgrade.upload')}
      submitLabel={t('upgrade.save')}
      onClose={onClose}
      draft={draft}
      schema={upgradePackageForm}
      words={problemWords}
      defaultValues={{ releasedOn: today }}
      onSubmit={async (entered) =>
        file ? submit(entered) : [{ code: 'device.upgrade.none', field: 'file', message: t('device.upgrade.none') }]
      }
    >
      <FileDrop
        label={t('upgrade.file')}
        description={t('upgrade.file.what', { max: sizeText(upgradePackageBytes.max) })}
        bytesMax={upgradePackageBytes.max}
        countMax={1}
        check={({ file: offered }) => {
          const problem = checkPackageSize(offered.size);
          return problem && t(problem.code as 'form.fileEmpty', { ...problem.args });
        }}
        upload={async ({ file: chosen }) => {
          setFile(chosen);
          return { id: chosen.name, name: chosen.name, sizeBytes: chosen.size };
        }}
        onChange={({ value }) => {
          if (value.length === 0) setFile(undefined);
        }}
        required
      />
      <Fields />
    </FormDrawer>
  );
}

interface ChangePackageProps {
  readonly package_: UpgradePackage;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What is entered of a package, changed; its file stays. @spec DEV-18 */
export function ChangePackage({ package_, onClose, onSaved }: ChangePackageProps) {
  const t = useWords(...everyUpgradeWord);
  const { packageId, revision, name, version, releasedOn, remarks, deviceTypes: types } = package_;
  const draft = useDraft<Entered>(packageDraft(packageId));
  const submit = useFormSend<PackageEntered, UpgradePackage>({
    send: (value, client) =>
      client.send(deviceCalls.changePackage, {
        packageId,
        revision,
        ...value,
        deviceTypes: [...value.deviceTypes],
      }),
    saved: (saved) => t('upgrade.saved', { name: `${saved.name} ${saved.version}` }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('upgrade.change', { name: `${name} ${version}` })}
      submitLabel={t('upgrade.save')}
      onClose={onClose}
      draft={draft}
      schema={upgradePackageForm}
      words={problemWords}
      defaultValues={{ name, version, releasedOn, remarks, deviceTypes: types }}
      onSubmit={submit}
    >
      <Fields />
    </FormDrawer>
  );
}
