import { Banner } from '@fireline/ui/Banner';
import { CopyButton } from '@fireline/ui/CopyButton';
import { FirelineProvider, useFireline, useWords } from '@fireline/ui/lib';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { Tabs } from '@fireline/ui/Tabs';
import { TextArea } from '@fireline/ui/TextArea';
import { TextField } from '@fireline/ui/TextField';
import {
  type Brand,
  type BrandProblem,
  type Density,
  type Theme,
  type Vision,
  brandCss,
  densityNames,
  pairs,
  themes,
  visionMatrices,
} from '@fireline/ui/tokens';
import { useMemo, useState } from 'react';
import { ComponentWall } from './ComponentWall.tsx';
import { type ThemeDraft, judgeTheme, ownTheme } from './themeDraft.ts';
import { Checks, Code, ColourWell, Controls, Page, Preview, Row } from './ThemeEditor.styles.ts';
import { themeEditorWords } from './themeEditor.words.ts';

type Sight = Vision | 'full';
const sights = ['full', 'protan', 'deutan', 'tritan'] as const satisfies readonly Sight[];
const example = '{"light":{"focus":"#004A8F"}}';

/** An SVG filter per kind of colour-blindness: the matrices that the checks use. */
function SightFilters() {
  return (
    <svg width="0" height="0" aria-hidden style={{ position: 'absolute' }}>
      {Object.entries(visionMatrices).map(([vision, rows]) => (
        <filter key={vision} id={`sight-${vision}`} colorInterpolationFilters="linearRGB">
          <feColorMatrix values={[...rows.map((row) => `${row.join(' ')} 0 0`), '0 0 0 1 0'].join(' ')} />
        </filter>
      ))}
    </svg>
  );
}

function useProblemText(): (problem: BrandProblem) => string {
  const t = useWords(themeEditorWords);
  return (problem) => {
    if (problem.code === 'brand.value') return t('Theme.brand.value', { token: problem.token, value: problem.value });
    const mode = t(`Theme.mode.${problem.theme}`);
    switch (problem.code) {
      case 'brand.contrast':
        return t('Theme.brand.contrast', { ...problem, mode, has: problem.has.toFixed(2) });
      case 'brand.likeAlarm':
        return t('Theme.brand.likeAlarm', {
          mode,
          token: problem.token,
          level: problem.level,
          sight: t(`Theme.sight.${problem.vision ?? 'full'}`),
        });
      case 'brand.colour':
        return t('Theme.brand.colour', { mode, token: problem.token, value: problem.value });
      default:
        return t(`Theme.${problem.code}`, { mode, token: problem.token });
    }
  };
}

function Result({ brand }: { readonly brand: Brand }) {
  const t = useWords(themeEditorWords);
  const forms = { css: brandCss(brand), prop: JSON.stringify(brand, null, 2) } as const;
  if (forms.css === '') return <p>{t('Theme.nothing')}</p>;
  return (
    <Tabs
      label={t('Theme.result')}
      items={(['css', 'prop'] as const).map((form) => ({
        value: form,
        label: t(`Theme.${form}`),
        content: (
          <>
            <CopyButton text={forms[form]} label={t(`Theme.${form}`)} isWordShown />
            <Code tabIndex={0}>{forms[form]}</Code>
          </>
        ),
      }))}
    />
  );
}

interface FieldsProps {
  readonly draft: ThemeDraft;
  readonly isColour: boolean;
  readonly isRoles: boolean;
  readonly onChange: (draft: ThemeDraft) => void;
}

function Fields({ draft, isColour, isRoles, onChange }: FieldsProps) {
  const t = useWords(themeEditorWords);
  return (
    <>
      <Row>
        <ColourWell
          type="color"
          aria-label={t('Theme.pick')}
          value={isColour && draft.colour.trim() ? draft.colour.trim() : '#0b6b75'}
          onChange={(event) => onChange({ ...draft, colour: event.currentTarget.value })}
        />
        <TextField
          label={t('Theme.colour')}
          description={t('Theme.colourHint')}
          value={draft.colour}
          problem={isColour ? undefined : t('Theme.colourProblem')}
          onChange={({ value: colour }) => onChange({ ...draft, colour })}
        />
      </Row>
      <RadioGroup
        label={t('Theme.corners')}
        orientation="horizontal"
        value={draft.corners}
        options={(['square', 'own', 'round'] as const).map((value) => ({ value, label: t(`Theme.corners.${value}`) }))}
        onChange={({ value }) => onChange({ ...draft, corners: value ?? 'own' })}
      />
      <TextField
        label={t('Theme.font')}
        description={t('Theme.fontHint')}
        value={draft.font}
        onChange={({ value: font }) => onChange({ ...draft, font })}
      />
      <TextArea
        label={t('Theme.roles')}
        description={t('Theme.rolesHint')}
        placeholder={example}
        value={draft.roles}
        problem={isRoles ? undefined : t('Theme.rolesProblem', { example })}
        onChange={({ value: roles }) => onChange({ ...draft, roles })}
      />
    </>
  );
}

interface ThemeEditorProps {
  readonly defaultDraft?: ThemeDraft;
  /** The names of those that are shown. Default: every component. */
  readonly components?: readonly string[];
}

/**
 * A partner's theme: brand colour, corners, font and single roles, seen on every component in a mode, a density and a kind of sight;
 * checked against the contrasts and the alarm colours; copied as CSS variables or as the provider's `brand`.
 */
export function ThemeEditor({ defaultDraft = ownTheme, components }: ThemeEditorProps) {
  const t = useWords(themeEditorWords);
  const { language } = useFireline();
  const problemText = useProblemText();
  const [draft, setDraft] = useState(defaultDraft);
  const [theme, setTheme] = useState<Theme>('light');
  const [density, setDensity] = useState<Density>('comfortable');
  const [sight, setSight] = useState<Sight>('full');
  const judged = useMemo(() => judgeTheme(draft), [draft]);
  const { brand, problems } = judged;
  return (
    <Page>
      <SightFilters />
      <Controls>
        <h1>{t('Theme.title')}</h1>
        <p>{t('Theme.intro')}</p>
        <Fields draft={draft} isColour={judged.isColour} isRoles={judged.isRoles} onChange={setDraft} />
        <Row>
          <Select
            label={t('Theme.mode')}
            value={theme}
            options={themes.map((value) => ({ value, label: t(`Theme.mode.${value}`) }))}
            onChange={({ value }) => setTheme(value ?? 'light')}
          />
          <Select
            label={t('Theme.density')}
            value={density}
            options={densityNames.map((value) => ({ value, label: t(`Theme.density.${value}`) }))}
            onChange={({ value }) => setDensity(value ?? 'comfortable')}
          />
        </Row>
        <Select
          label={t('Theme.sight')}
          value={sight}
          options={sights.map((value) => ({ value, label: t(`Theme.sight.${value}`) }))}
          onChange={({ value }) => setSight(value ?? 'full')}
        />
        <Checks aria-label={t('Theme.checks')}>
          {problems.length === 0 ? (
            <Banner tone="success" live="polite">
              {t('Theme.safe', { count: pairs.length * themes.length })}
            </Banner>
          ) : (
            <Banner tone="attention" live="polite" title={t('Theme.unsafe', { count: problems.length })}>
              <ul>
                {problems.map((problem) => (
                  <li key={problemText(problem)}>{problemText(problem)}</li>
                ))}
              </ul>
            </Banner>
          )}
        </Checks>
        <Result brand={brand} />
      </Controls>
      <Preview aria-label={t('Theme.preview')}>
        <FirelineProvider
          theme={theme}
          density={density}
          language={language}
          brand={brand}
          style={sight === 'full' ? {} : { filter: `url(#sight-${sight})` }}
        >
          <ComponentWall only={components} />
        </FirelineProvider>
      </Preview>
    </Page>
  );
}
