import { type DeviceKey, deviceCalls, type MadeDeviceKey } from '@fireline/api/device';
import {
  type DeviceKeyKind,
  deviceGb26875Words,
  deviceKeyChangeForm,
  deviceKeyForm,
  deviceKeyKinds,
  deviceKeyWords,
  deviceSosWords,
  deviceWords,
  keyNameChars,
  keyScopes,
} from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { useFormField } from '@fireline/ui/Form';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, shownAt, useFormSend } from '../../lib/form/useFormSend.ts';
import { keyScreenWords } from './words.ts';

/** The draft of a key is kept under this name. */
export const keyDraft = (key: DeviceKey | undefined): string => (key ? `deviceKey.${key.keyId}` : 'deviceKey');

const problemWords = [deviceKeyWords, deviceGb26875Words, deviceSosWords, deviceWords];
const everyScope: readonly string[] = keyScopes;
const usualKind: string | null = 'key' satisfies DeviceKeyKind;

function NamedFields() {
  const t = useWords(keyScreenWords, deviceKeyWords);
  const { name: _name, ...scopes } = useFormField('scopes', { label: t('keys.scopes'), initial: everyScope });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('keys.name'), initial: '' })}
        countMax={keyNameChars.max}
        autoComplete="off"
        required
      />
      <MultiSelect {...scopes} options={keyScopes.map((value) => ({ value, label: t(`device.key.scope.${value}`) }))} />
    </>
  );
}

function InstallationFields() {
  const t = useWords(keyScreenWords);
  return (
    <>
      <TextField
        {...useFormField('imei', { label: t('keys.imei'), initial: '' })}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <TextArea
        {...useFormField('components', { label: t('keys.components'), initial: '' })}
        description={t('keys.componentsWhat')}
        isOptional
      />
    </>
  );
}

function NewFields() {
  const t = useWords(keyScreenWords, deviceKeyWords);
  const { name: _name, ...kind } = useFormField('kind', {
    label: t('keys.kind'),
    initial: usualKind,
  });
  const address = useFormField('address', { label: t('keys.address'), initial: '' });
  return (
    <>
      <Select
        {...kind}
        required
        options={deviceKeyKinds.map((value) => ({ value, label: t(`device.key.kind.${value}`) }))}
      />
      <NamedFields />
      {kind.value === 'transmission' && (
        <>
          <TextField {...address} description={t('keys.addressWhat')} inputMode="numeric" autoComplete="off" required />
          <InstallationFields />
        </>
      )}
    </>
  );
}

interface NewKeyProps {
  readonly onClose: () => void;
  readonly onMade: (made: MadeDeviceKey) => void;
}

/** A key as it is made, or a transmission device as it is registered. */
export function NewKey({ onClose, onMade }: NewKeyProps) {
  const t = useWords(keyScreenWords);
  const draft = useDraft<Entered>(keyDraft(undefined));
  const submit = useFormSend<FormValue<typeof deviceKeyForm>, MadeDeviceKey>({
    send: ({ address, imei, components, ...value }, client) =>
      client.send(deviceCalls.createKey, {
        ...value,
        scopes: [...value.scopes],
        ...(address !== undefined && { address }),
        ...(imei !== undefined && { imei }),
        ...(components !== undefined && { components }),
      }),
    saved: ({ key }) => t('keys.saved', { name: key.name }),
    opens: ({ key }) => shownAt(pathTo('systemKeys'), key.keyId, key.name),
    draft,
    onSaved: onMade,
  });
  return (
    <FormDrawer
      title={t('keys.create')}
      submitLabel={t('keys.save')}
      onClose={onClose}
      draft={draft}
      schema={deviceKeyForm}
      words={problemWords}
      onSubmit={submit}
    >
      <NewFields />
    </FormDrawer>
  );
}

interface ChangeKeyProps {
  readonly deviceKey: DeviceKey;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** What of a key may change. */
export function ChangeKey({ deviceKey, onClose, onSaved }: ChangeKeyProps) {
  const t = useWords(keyScreenWords);
  const { keyId, revision, name, kind } = deviceKey;
  const draft = useDraft<Entered>(keyDraft(deviceKey));
  const submit = useFormSend<FormValue<typeof deviceKeyChangeForm>, DeviceKey>({
    send: ({ imei, components, ...value }, client) =>
      client.send(deviceCalls.changeKey, {
        keyId,
        revision,
        ...value,
        scopes: [...value.scopes],
        ...(imei !== undefined && { imei }),
        ...(components !== undefined && { components }),
      }),
    saved: (saved) => t('keys.saved', { name: saved.name }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={t('keys.change', { name })}
      submitLabel={t('keys.save')}
      onClose={onClose}
      draft={draft}
      schema={deviceKeyChangeForm}
      words={problemWords}
      defaultValues={{
        name,
        scopes: deviceKey.scopes,
        imei: deviceKey.imei ?? '',
        components: deviceKey.components,
      }}
      onSubmit={submit}
    >
      <NamedFields />
      {kind === 'transmission' && <InstallationFields />}
    </FormDrawer>
  );
}
