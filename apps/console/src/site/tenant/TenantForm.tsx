import { type Tenant, siteCalls } from '@fireline/api/site';
import { codesPerHour, codesPerHourDefault, tenantNameChars, sessionWords } from '@fireline/domain/session';
import {
  maintTextChars,
  siteFormWords,
  siteWords,
  tenantForm,
  tenantTermsChars,
  userLogDays,
} from '@fireline/domain/site';
import { Checkbox } from '@fireline/ui/Checkbox';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { useFormField } from '@fireline/ui/Form';
import { NumberField } from '@fireline/ui/NumberField';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import { useFormat, useWords } from '@fireline/ui/lib';
import { NodeField } from '../../lib/fields/NodeField.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { StoredForm } from '../../lib/form/StoredForm.tsx';
import { useBegun } from '../../lib/form/useBegun.ts';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { partnerWords, tenantWords } from '../partners/words.ts';

/** The draft is kept under this name. */
export const tenantDraft = 'tenant';
const problemWords = [siteWords, siteFormWords, sessionWords];

const noNumber: number | null = null;

function Fields({ partner }: { readonly partner: Tenant['defaultPartner'] }) {
  const t = useWords(tenantWords);
  const { value: isOpen, ...open } = useFormField('isRegistrationOpen', { label: t('tenant.open'), initial: true });
  return (
    <>
      <TextField
        {...useFormField('name', { label: t('tenant.name'), initial: '' })}
        countMax={tenantNameChars.max}
        required
      />
      <TextField
        {...useFormField('contact', { label: t('tenant.contact'), initial: '' })}
        description={t('tenant.contactWhat')}
        countMax={maintTextChars.max}
        isOptional
      />
      <TextField {...useFormField('phone', { label: t('tenant.phone'), initial: '' })} type="tel" isOptional />
      <Checkbox {...open} checked={isOpen} description={t('tenant.openWhat')} />
      <TextArea
        {...useFormField('terms', { label: t('tenant.terms'), initial: '' })}
        description={t('tenant.termsWhat')}
        countMax={tenantTermsChars.max}
        isOptional
      />
      <NodeField
        kind="partner"
        name="defaultPartnerId"
        label={t('tenant.defaultPartner')}
        description={t('tenant.defaultPartnerWhat')}
        known={partner ? { id: partner.partnerId, name: partner.name } : undefined}
      />
      <NumberField
        {...useFormField('logDays', { label: t('tenant.logDays'), initial: noNumber })}
        {...userLogDays}
        digits={0}
        unit={t('tenant.logDaysUnit')}
        description={t('tenant.logDaysWhat', userLogDays)}
        isOptional
      />
      <NumberField
        {...useFormField('codesPerHour', { label: t('tenant.codesPerHour'), initial: noNumber })}
        {...codesPerHour}
        digits={0}
        unit={t('tenant.codesPerHourUnit')}
        description={t('tenant.codesPerHourWhat', { ...codesPerHour, usual: codesPerHourDefault })}
        isOptional
      />
    </>
  );
}

interface StoredProps {
  readonly stored: Tenant;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function StoredTenant({ stored: newest, onReload, onClose }: StoredProps) {
  const t = useWords(tenantWords, partnerWords);
  const { row: stored, begun } = useBegun(newest, onReload);
  const { dateTime, number } = useFormat();
  const draft = useDraft<Entered>(tenantDraft);
  const {
    name,
    contact,
    phone,
    isRegistrationOpen,
    terms,
    logDays,
    codesPerHour: codes,
    revision,
    changedBy,
    changedAt,
  } = stored;
  const partner = stored.defaultPartner;
  const defaultPartnerId = partner && String(partner.partnerId);
  const submit = useFormSend<FormValue<typeof tenantForm>, { readonly done: true }>({
    send: ({ contact: who = '', phone: call = '', terms: said = '', ...sent }, client) =>
      client.send(siteCalls.saveTenant, { ...sent, contact: who, phone: call, terms: said, revision }),
    saved: () => t('tenant.saved'),
    draft,
    onSaved: onClose,
  });
  return (
    <FormDrawer
      title={t('tenant.title')}
      submitLabel={t('partners.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={tenantForm}
      words={problemWords}
      defaultValues={{
        name,
        contact,
        phone,
        isRegistrationOpen,
        terms,
        defaultPartnerId,
        logDays,
        codesPerHour: codes,
      }}
      onSubmit={submit}
    >
      <DescriptionList
        items={[
          {
            term: t('tenant.edition'),
            detail: t('tenant.editionCount', {
              used: number(stored.devicesInUse),
              max: number(stored.devicesMax),
            }),
          },
        ]}
      />
      <Fields partner={partner} />
      {changedAt && <small>{t('tenant.changed', { name: changedBy, time: dateTime(changedAt) })}</small>}
    </FormDrawer>
  );
}

/**
 * What the tenant says of itself: its name, whom to ask, whether people may register and to what terms, which partner gets what comes for none,
 * how long the log is kept, and how full its edition is.
 * @spec SES-04 SES-10 DEV-28 ORG-05
 */
export function TenantForm({ onClose }: Pick<StoredProps, 'onClose'>) {
  const t = useWords(tenantWords);
  return (
    <StoredForm call={siteCalls.tenant} args={{}} title={t('tenant.title')} onClose={onClose}>
      {(stored, reload) => <StoredTenant stored={stored} onReload={reload} onClose={onClose} />}
    </StoredForm>
  );
}
