import { checkLength, formWords } from '@fireline/domain/lib';
import { Star, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '../Button/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { TextField } from '../TextField/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { List, Mark, Panel, Save } from './SavedViews.styles.ts';
import type { SavedViewsProps } from './SavedViews.tsx';
import type { TableView } from './views.ts';
import { savedViewsWords } from './words.ts';

interface ViewPanelProps extends Pick<
  SavedViewsProps,
  'views' | 'state' | 'onSaveView' | 'onRemoveView' | 'defaultViewId' | 'onDefaultViewChange'
> {
  readonly current: TableView | undefined;
  readonly isChanged: boolean;
  readonly onOpen: (view: TableView | undefined) => void;
}

const nameLength = { min: 1, max: 40 };

/** The views to choose from, and the way to keep what the table shows now. */
export function ViewPanel(props: ViewPanelProps) {
  const { views, state, current, isChanged, onOpen, onSaveView, onRemoveView, defaultViewId, onDefaultViewChange } =
    props;
  const t = useWords(savedViewsWords, formWords);
  const [name, setName] = useState('');
  const [problem, setProblem] = useState('');
  const save = (view: { readonly id?: string; readonly name: string }): void => {
    setProblem('');
    Promise.resolve(onSaveView({ ...view, state })).then(
      () => setName(''),
      (error: unknown) =>
        setProblem(t('SavedViews.failed', { reason: error instanceof Error ? error.message : String(error) })),
    );
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    // the form of a dialog or page around it is not meant
    event.stopPropagation();
    const trimmed = name.trim();
    const length = checkLength('name', trimmed, nameLength);
    if (length) setProblem(t(length.code as keyof typeof formWords, length.args));
    else if (views.some((view) => view.name === trimmed)) setProblem(t('SavedViews.taken'));
    else save({ name: trimmed });
  };
  return (
    <Panel>
      <List>
        <li>
          <Button variant="quiet" aria-current={current === undefined} onClick={() => onOpen(undefined)}>
            {t('SavedViews.standard')}
          </Button>
        </li>
        {views.map((view) => (
          <li key={view.id}>
            <Button variant="quiet" aria-current={view.id === current?.id} onClick={() => onOpen(view)}>
              {view.name} {view.id === defaultViewId && <Mark>{t('SavedViews.isDefault')}</Mark>}
            </Button>
            {onDefaultViewChange && (
              <IconButton
                label={t('SavedViews.makeDefault', { name: view.name })}
                icon={<Star />}
                aria-pressed={view.id === defaultViewId}
                onClick={() => onDefaultViewChange({ value: view.id === defaultViewId ? undefined : view.id })}
              />
            )}
            <IconButton
              label={t('SavedViews.remove', { name: view.name })}
              icon={<Trash2 />}
              onClick={() => onRemoveView({ view })}
            />
          </li>
        ))}
      </List>
      {current && isChanged && (
        <Button isWide onClick={() => save({ id: current.id, name: current.name })}>
          {t('SavedViews.update', { name: current.name })}
        </Button>
      )}
      <Save noValidate onSubmit={submit}>
        <TextField
          label={t('SavedViews.name')}
          value={name}
          problem={problem || undefined}
          onChange={({ value }) => setName(value)}
        />
        <Button type="submit" isWide>
          {t('SavedViews.save')}
        </Button>
      </Save>
    </Panel>
  );
}
