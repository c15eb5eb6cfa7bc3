import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { Button } from '../Button/index.ts';
import { Popover } from '../Popover/index.ts';
import { Tree, type TreeProps } from '../Tree/index.ts';
import { Box, Chosen, Toggle } from '../lib/choice/ChoiceBox.styles.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Chip, Foot, Label, More, Way } from './TreeSelect.styles.ts';
import { type TreeSelectState, useTreeSelect } from './useTreeSelect.ts';
import { treeSelectWords } from './words.ts';

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;
type OfTree = Pick<
  TreeProps,
  'nodes' | 'load' | 'find' | 'value' | 'defaultValue' | 'onChange' | 'renderEnd' | 'empty'
>;

export interface TreeSelectProps extends Omit<FieldProps, 'label'>, OfTree, RootProps {
  readonly label: string;
  /** Default `single`. */
  readonly selection?: 'single' | 'multiple';
  /** The labels from the top down to an id that is chosen but not loaded yet. Without it such an id shows itself. */
  readonly pathOf?: (id: string) => readonly string[] | undefined;
  /** Default: the word for "choose". */
  readonly placeholder?: string;
  /** The choice can be taken back. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under this name each chosen id goes with its form. */
  readonly name?: string;
}

/** Chips are drawn up to here; the others are counted. */
const chipsAtMost = 3;
const way = ' / ';

/**
 * A field whose choices hang under each other: an organisation, a place, a menu. What is chosen is shown with the way to it; several are
 * shown as chips. The tree opens in a pop-over with a search, the chosen one in sight.
 *
 * Use it in a form; where the tree is the page's way around, show a `Tree`. For choices without levels take a `Select`, `ComboBox` or
 * `MultiSelect`.
 * @spec LIB-01
 * @example <TreeSelect label="所属机构" name="orgId" nodes={orgs} value={ids} onChange={({ value }) => setIds(value)} required />
 */
export function TreeSelect(props: TreeSelectProps) {
  const { id, label, isLabelHidden, description, problem, isOptional, required, disabled, name, ...others } = props;
  const {
    selection = 'single',
    placeholder,
    isClearable = false,
    readOnly = false,
    renderEnd,
    empty,
    ...more
  } = others;
  const { nodes, load: _l, find, value: _v, defaultValue: _d, onChange: _c, pathOf: _p, ...rest } = more;
  const t = useWords(treeSelectWords);
  const ids = useFieldIds(id);
  const toggle = useRef<HTMLButtonElement>(null);
  const state = useTreeSelect(props, toggle);
  const { values, setValues } = state;
  const isFixed = disabled || readOnly;
  const clear = (): void => {
    setValues([]);
    toggle.current?.focus();
  };
  const renderToggle = (trigger: ComponentPropsWithRef<'button'>): ReactNode => (
    <Toggle
      {...trigger}
      {...controlAria(ids, { description, problem, required })}
      ref={mergeRefs(trigger.ref, toggle)}
      id={ids.control}
      type="button"
      role="combobox"
      aria-controls={trigger['aria-controls']}
      aria-labelledby={ids.label}
      aria-expanded={state.isOpen}
      aria-readonly={readOnly || undefined}
      disabled={disabled}
      onClick={readOnly ? undefined : trigger.onClick}
      onKeyDown={(event: KeyboardEvent<HTMLButtonElement>) => {
        trigger.onKeyDown?.(event);
        if (event.key !== 'ArrowDown' || isFixed) return;
        event.preventDefault();
        state.setOpen(true);
      }}
    >
      <ChosenText {...{ state, selection }} placeholder={placeholder ?? t('TreeSelect.placeholder')} />
      {!readOnly && <ChevronDown aria-hidden />}
    </Toggle>
  );
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem, isOptional }}>
      <Box
        data-problem={problem ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Popover
          label={label}
          isOpen={state.isOpen}
          onOpenChange={(change) => state.setOpen(change.isOpen && !isFixed)}
          renderTrigger={renderToggle}
          style={{ width: 'min(420px, calc(100vw - 16px))' }}
        >
          <Choosing {...{ label, nodes, find, selection, renderEnd, empty, state }} />
        </Popover>
        {isClearable && values.length > 0 && !isFixed && (
          <InnerButton type="button" aria-label={t('TreeSelect.clear')} onClick={clear}>
            <X aria-hidden />
          </InnerButton>
        )}
      </Box>
      {name !== undefined &&
        values.map((one) => <input key={one} type="hidden" name={name} value={one} disabled={disabled} />)}
    </FieldFrame>
  );
}

interface ChoosingProps extends Pick<TreeSelectProps, 'label' | 'nodes' | 'find' | 'renderEnd' | 'empty'> {
  readonly selection: 'single' | 'multiple';
  readonly state: TreeSelectState;
}

/** What opens: the tree with its search. Choosing one is the end of it, choosing several is not. */
function Choosing({ state, selection, ...ofTree }: ChoosingProps) {
  const take = (next: readonly string[]): void => {
    state.setValues(next);
    if (selection === 'single') state.setOpen(false);
  };
  return (
    <>
      <Tree
        {...ofTree}
        selection={selection}
        load={state.load}
        isSearchable
        height={320}
        value={state.values}
        onChange={(change) => take(change.value)}
        openIds={state.openIds}
        onOpenChange={(change) => state.setOpenIds(change.value)}
      />
      {selection === 'multiple' && <Several state={state} />}
    </>
  );
}

interface ChosenTextProps {
  readonly state: TreeSelectState;
  readonly selection: 'single' | 'multiple';
  readonly placeholder: string;
}

function ChosenText({ state: { values, wayTo }, selection, placeholder }: ChosenTextProps) {
  const { number } = useFormat();
  const [first] = values;
  if (first === undefined) return <Chosen data-placeholder="">{placeholder}</Chosen>;
  if (selection === 'single') {
    const line = wayTo(first);
    const above = line.slice(0, -1).map((label) => label + way);
    return (
      <Chosen title={line.join(way)}>
        {above.length > 0 && <Way>{above.join('')}</Way>}
        <Label>{line.at(-1)}</Label>
      </Chosen>
    );
  }
  return (
    <Chosen>
      {values.slice(0, chipsAtMost).map((id) => (
        <Chip key={id} title={wayTo(id).join(way)}>
          {wayTo(id).at(-1)}
        </Chip>
      ))}
      {values.length > chipsAtMost && <More>+{number(values.length - chipsAtMost)}</More>}
    </Chosen>
  );
}

/** Below a tree in which several may be chosen: how many are, and the way back. */
function Several({ state: { values, setValues, setOpen } }: { readonly state: TreeSelectState }) {
  const t = useWords(treeSelectWords);
  const { number } = useFormat();
  return (
    <Foot>
      <span role="status">{t('TreeSelect.chosen', { count: number(values.length) })}</span>
      {values.length > 0 && (
        <Button variant="quiet" onClick={() => setValues([])}>
          {t('TreeSelect.clear')}
        </Button>
      )}
      <Button onClick={() => setOpen(false)}>{t('TreeSelect.done')}</Button>
    </Foot>
  );
}
