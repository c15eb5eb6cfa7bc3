import { hasWords } from '@fireline/domain/lib';
import { useState } from 'react';
import { Button } from '../../Button/index.ts';
import { Checkbox } from '../../Checkbox/index.ts';
import { useFormat, useWords } from '../../lib/index.ts';
import { TextField } from '../../TextField/index.ts';
import { hiddenInFile } from '../file/fileLayers.ts';
import type { PlanMeta } from '../file/messages.ts';
import { Count, SideList, SideNote, SideRow, SideTop } from './Side.styles.ts';
import { SidePanel } from './SidePanel.tsx';
import { planCanvasWords } from '../words.ts';

export interface LayersPanelProps {
  readonly layers: PlanMeta['layers'];
  /** Names of those that are not drawn. */
  readonly hidden: readonly string[];
  readonly onChange: (hidden: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Switches for the layers of the drawing, with how many objects each holds. */
export function LayersPanel({ layers, hidden, onChange, onClose }: LayersPanelProps) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const [query, setQuery] = useState('');
  const away = new Set(hidden);
  const listed = layers.filter(({ name }) => hasWords(name, query));
  const names = listed.map(({ name }) => name);
  const shown = layers.filter(({ name }) => !away.has(name)).length;
  const set = (name: string, isShown: boolean): void =>
    onChange(isShown ? hidden.filter((each) => each !== name) : [...hidden, name]);
  return (
    <SidePanel title={t('PlanCanvas.layers')} onClose={onClose}>
      <SideTop>
        <TextField
          type="search"
          label={t('PlanCanvas.findLayer')}
          placeholder={t('PlanCanvas.findLayer')}
          isLabelHidden
          value={query}
          onChange={({ value }) => setQuery(value)}
        />
        <SideRow>
          <Button variant="quiet" onClick={() => onChange(hidden.filter((name) => !names.includes(name)))}>
            {t('PlanCanvas.showAll')}
          </Button>
          <Button variant="quiet" onClick={() => onChange([...new Set([...hidden, ...names])])}>
            {t('PlanCanvas.showNone')}
          </Button>
          <Button variant="quiet" onClick={() => onChange(hiddenInFile(layers))}>
            {t('PlanCanvas.asFile')}
          </Button>
        </SideRow>
        <SideNote role="status">
          {listed.length === 0
            ? t('PlanCanvas.noLayer')
            : t('PlanCanvas.shown', { shown: format.number(shown), total: format.number(layers.length) })}
        </SideNote>
      </SideTop>
      <SideList>
        {listed.map(({ name, count }) => (
          <li key={name}>
            <Checkbox label={name} checked={!away.has(name)} onChange={({ value }) => set(name, value)} />
            <Count>{format.number(count)}</Count>
          </li>
        ))}
      </SideList>
    </SidePanel>
  );
}
