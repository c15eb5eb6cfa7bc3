import { useCombobox } from 'downshift';
import { Search } from 'lucide-react';
import {
  type ChangeEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { Button } from '../Button/index.ts';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { Keys, useShortcuts } from '../KeyboardHelp/index.ts';
import { byMoves } from '../lib/choice/byMoves.ts';
import { ChoiceText } from '../lib/choice/ChoiceText.tsx';
import { ChoicesMessage, ChoicesStatus } from '../lib/choice/ChoicesMessage.tsx';
import { Affix } from '../lib/field/Entry.styles.ts';
import { Option } from '../lib/choice/OptionList.styles.ts';
import type { LoadChoices } from '../lib/choice/useChoices.ts';
import { useListens } from '../lib/control/useListens.ts';
import { type OpenProps, useOpen } from '../lib/overlay/useOpen.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Aside, Box, Found, GroupTitle, Input, List } from './CommandPalette.styles.ts';
import type { Command } from './match.ts';
import { type Commands, useCommands } from './useCommands.ts';
import { choiceWords } from '../lib/words.ts';
import { needs } from '../lib/needs.ts';
import { commandPaletteWords } from './words.ts';

export interface CommandPaletteProps
  extends OpenProps, Omit<DialogProps, 'isOpen' | 'onClose' | 'title' | 'children' | 'footer' | 'role' | 'onSelect'> {
  readonly commands: readonly Command[];
  /** The values of those used last, the last one first; they are listed first while nothing is typed. */
  readonly recent?: readonly string[];
  /** Asks elsewhere, such as for devices by number, after a pause in typing; aborted when no longer wanted. */
  readonly load?: (request: Parameters<LoadChoices<string>>[0]) => Promise<readonly Command[]>;
  /** The palette is closed by then. */
  readonly onSelect: (chosen: { readonly value: string; readonly command: Command }) => void;
}

/**
 * Everything that can be gone to or done, found by typing; opened by Ctrl or Command and K wherever a `ShortcutsProvider` is above.
 * Letters may be left out, and be of full width. Show only what the reader may do.
 * @spec LIB-01
 * @example <CommandPalette commands={commands} load={findDevices} onSelect={({ command }) => run(command)} />
 */
export function CommandPalette(props: CommandPaletteProps): ReactNode {
  const {
    commands: _c,
    recent: _r,
    load: _l,
    onSelect,
    isOpen: _i,
    defaultOpen: _d,
    onOpenChange: _o,
    ...rest
  } = props;
  needs('CommandPalette', { onSelect });
  const t = useWords(commandPaletteWords);
  const open = useOpen(props);
  useShortcuts([
    {
      keys: 'Mod+K',
      label: t('CommandPalette.title'),
      group: t('CommandPalette.general'),
      onPress: () => open.setOpen(true),
    },
  ]);
  const close = (): void => open.setOpen(false);
  return (
    <Dialog isDismissable {...rest} isOpen={open.isOpen} onClose={close} title={t('CommandPalette.title')}>
      <Palette
        {...props}
        onSelect={(chosen) => {
          close();
          onSelect(chosen);
        }}
      />
    </Dialog>
  );
}

const isSame = (one: Command, other: Command | undefined): boolean =>
  one.value === other?.value && one.group === other.group;

/** A scanner sends Enter at once after the number: the first of what is found then is chosen, unless the text has changed. */
function useEarlyEnter(text: string, { shown, choices }: Commands, onSelect: (command: Command) => void) {
  const entered = useRef<string>(undefined);
  const isWaiting = shown.length === 0 && choices.status === 'loading';
  const choose = useEffectEvent(() => {
    const isMeant = entered.current === text;
    entered.current = undefined;
    if (isMeant && shown[0]) onSelect(shown[0]);
  });
  useEffect(() => {
    if (!isWaiting) choose();
  }, [isWaiting]);
  return ({ key }: KeyboardEvent): void => {
    if (key === 'Enter' && isWaiting) entered.current = text;
  };
}

/** Inside the dialog, so that what was typed goes with it. */
function Palette(props: CommandPaletteProps) {
  const t = useWords(commandPaletteWords, choiceWords);
  const [text, setText] = useState('');
  const found = useCommands(props, text.trim(), true);
  const { shown, choices } = found;
  const select = (command: Command): void => props.onSelect({ value: command.value, command });
  const onEarlyEnter = useEarlyEnter(text, found, select);
  // by what it is and not by where it stands: an answer that comes late may put others before it
  const [highlighted, setHighlighted] = useState<Command>();
  const at = shown.findIndex((command) => isSame(command, highlighted));
  const box = useCombobox<Command>({
    ...useListens(),
    items: [...shown],
    isOpen: true,
    inputValue: text,
    selectedItem: null,
    itemToString: (command) => command?.label ?? '',
    itemToKey: (command) => command?.value,
    isItemDisabled: ({ disabled }) => disabled === true,
    highlightedIndex: Math.max(at, 0),
    onHighlightedIndexChange: ({ highlightedIndex }) => setHighlighted(shown[highlightedIndex]),
    stateReducer: (state, { type, changes }) => {
      // the first match is always ready for Enter; Escape is left to the dialog, and who leaves the field has chosen nothing
      const { InputKeyDownEscape, InputBlur } = useCombobox.stateChangeTypes;
      if (type === InputKeyDownEscape || type === InputBlur) return state;
      return changes;
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem) select(selectedItem);
    },
  });
  const input = box.getInputProps({
    // at once and not as the combobox tells of it: that comes after a drawing, which would take back what a scanner types meanwhile
    onChange: ({ currentTarget: { value } }: ChangeEvent<HTMLInputElement>) => {
      setText(value);
      // the best of what matches now
      setHighlighted(undefined);
    },
    onKeyDown: onEarlyEnter,
    'aria-labelledby': undefined,
    'aria-label': t('CommandPalette.title'),
  });
  return (
    <>
      <Box>
        <Affix>
          <Search aria-hidden />
        </Affix>
        <Input
          {...input}
          // the dialog was opened to type
          // eslint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          placeholder={t('CommandPalette.placeholder')}
          aria-activedescendant={shown[box.highlightedIndex] ? input['aria-activedescendant'] : undefined}
        />
      </Box>
      <Found>
        <List {...box.getMenuProps({ 'aria-labelledby': undefined, 'aria-label': t('CommandPalette.title') })}>
          {shown.map((command, index) => (
            <Fragment key={`${command.group} ${command.value}`}>
              {command.group !== shown[index - 1]?.group && (
                <GroupTitle role="presentation">{command.group}</GroupTitle>
              )}
              <Option
                {...box.getItemProps({ ...byMoves, item: command, index })}
                data-active={index === box.highlightedIndex || undefined}
              >
                <ChoiceText choice={command} />
                {command.shortcut !== undefined && (
                  <Aside>
                    <Keys keys={command.shortcut} />
                  </Aside>
                )}
              </Option>
            </Fragment>
          ))}
        </List>
        <ChoicesMessage choices={choices} />
        {choices.status === 'failed' && <Button onClick={choices.retry}>{t('Choices.retry')}</Button>}
      </Found>
      <ChoicesStatus choices={choices} isOpen />
    </>
  );
}
