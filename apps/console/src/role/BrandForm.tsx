import { type TenantBrand, sessionCalls } from '@fireline/api/session';
import { brandCorners, brandFonts, brandForm, brandTitleChars, sessionUserWords } from '@fireline/domain/session';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { useFormField } from '@fireline/ui/Form';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { TextField } from '@fireline/ui/TextField';
import { FirelineProvider, useFireline, useWords } from '@fireline/ui/lib';
import { type Brand, brandOf, themes } from '@fireline/ui/tokens';
import { useEffect, useState } from 'react';
import { client as plainClient } from '../lib/session/client.ts';
import { brandOfLook, followBrand } from '../lib/brand.ts';
import type { Entered } from '../lib/form/DraftForm.tsx';
import { FormDrawer } from '../lib/form/FormDrawer.tsx';
import { StoredForm } from '../lib/form/StoredForm.tsx';
import { useBegun } from '../lib/form/useBegun.ts';
import { useDraft } from '../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../lib/form/useFormSend.ts';
import { LogoField } from './LogoField.tsx';
import { useSession } from '../lib/session/useSession.ts';
import { brandWords, roleScreenWords } from './words.ts';

/** The draft is kept under this name. */
export const brandDraft = 'brand';
const problemWords = [sessionUserWords];

interface EnteredLook {
  readonly colour: string;
  readonly corners: string | null;
  readonly font: string | null;
}

/** What is entered as it will look in every theme, beside an alarm that it does not change, and which colour takes its place where it could be taken for one. */
function Preview({ look: { colour, corners, font } }: { readonly look: EnteredLook }) {
  const t = useWords(brandWords);
  const { language, translate } = useFireline();
  const [brand, setBrand] = useState<Brand>();
  useEffect(() => {
    let isCurrent = true;
    void brandOfLook({
      colour: brandOf(colour.trim()) ? colour.trim() : '',
      corners: brandCorners.find((one) => one === corners) ?? 'own',
      font: brandFonts.find((one) => one === font) ?? 'own',
    }).then((next) => isCurrent && setBrand(next));
    return () => {
      isCurrent = false;
    };
  }, [colour, corners, font]);
  if (!brand) return null;
  const asked = colour.trim().toLowerCase();
  const drawn = brand.light?.['action.primary'];
  return (
    <>
      {themes.map((theme) => (
        <FirelineProvider
          key={theme}
          language={language}
          theme={theme}
          brand={brand}
          {...(translate && { translate })}
          style={{ display: 'flex', gap: 16, alignItems: 'center', padding: 8 }}
        >
          <Button variant="primary">{t('brand.sample')}</Button>
          <AlarmLevelBadge level={1} />
        </FirelineProvider>
      ))}
      {drawn !== undefined && drawn !== asked && <Banner tone="info">{t('brand.moved', { colour: drawn })}</Banner>}
    </>
  );
}

function BrandFields({ rentId }: { readonly rentId: string }) {
  const t = useWords(brandWords);
  const title = useFormField('title', { label: t('brand.name'), initial: '' });
  const colour = useFormField('colour', { label: t('brand.colour'), initial: '' });
  const font = useFormField<string | null>('font', { label: t('brand.font'), initial: 'own' });
  const corners = useFormField<string | null>('corners', { label: t('brand.corners'), initial: 'own' });
  return (
    <>
      <TextField {...title} description={t('brand.nameWhat')} countMax={brandTitleChars.max} />
      <TextField {...colour} description={t('brand.colourWhat')} placeholder="#004a8f" />
      <RadioGroup
        {...corners}
        orientation="horizontal"
        options={brandCorners.map((value) => ({ value, label: t(`brand.corners.${value}`) }))}
      />
      <RadioGroup
        {...font}
        orientation="horizontal"
        options={brandFonts.map((value) => ({ value, label: t(`brand.font.${value}`) }))}
      />
      <LogoField rentId={rentId} />
      <Preview look={{ colour: colour.value, corners: corners.value, font: font.value }} />
    </>
  );
}

interface StoredProps {
  readonly stored: TenantBrand;
  readonly rentId: string;
  /** Reads the brand again. */
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function StoredBrand({ stored: newest, rentId, onReload, onClose }: StoredProps) {
  const t = useWords(brandWords, roleScreenWords);
  const { row: stored, begun } = useBegun(newest, onReload);
  const draft = useDraft<Entered>(brandDraft);
  const submit = useFormSend<FormValue<typeof brandForm>, { readonly done: true }>({
    send: async ({ title = '', colour = '', corners, font = 'own', logo = '' }, client) =>
      client.send(sessionCalls.saveBrand, { title, colour, corners, font, logo, revision: stored.revision }),
    saved: () => t('brand.saved'),
    draft,
    onSaved: () => {
      void followBrand(plainClient, rentId);
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('brand.title')}
      submitLabel={t('roles.save')}
      onClose={onClose}
      draft={draft}
      begun={begun}
      schema={brandForm}
      words={problemWords}
      defaultValues={{
        title: stored.title,
        colour: stored.colour,
        corners: stored.corners,
        font: stored.font,
        logo: stored.logo,
      }}
      onSubmit={submit}
    >
      <p>{t('brand.what')}</p>
      <BrandFields rentId={rentId} />
    </FormDrawer>
  );
}

/** What the tenant's console calls itself and how it looks, also on its login page. @spec N22 */
export function BrandForm({ onClose }: { readonly onClose: () => void }) {
  const t = useWords(brandWords);
  const rentId = useSession()?.account.rentId ?? '';
  return (
    <StoredForm call={sessionCalls.brand} args={{ rentId }} title={t('brand.title')} onClose={onClose}>
      {(stored, reload) => <StoredBrand stored={stored} rentId={rentId} onReload={reload} onClose={onClose} />}
    </StoredForm>
  );
}
