import type { ReactNode } from 'react';
import { Dialog, type DialogProps } from '../Dialog/index.ts';
import { type OpenProps, useOpen } from '../lib/overlay/useOpen.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Group, Groups, Hint, Row } from './KeyboardHelp.styles.ts';
import { Keys } from './KeyCaps.tsx';
import { useRegistered, useShortcuts } from './ShortcutsProvider.tsx';
import { groupsOf } from './keys.ts';
import { keyboardHelpWords } from './words.ts';

export interface KeyboardHelpProps
  extends OpenProps, Omit<DialogProps, 'isOpen' | 'onClose' | 'title' | 'children' | 'footer' | 'role'> {}

/**
 * The keys of this page by group, opened by `?`. It lists what {@link useShortcuts} has registered, so that it is never out of date.
 * Put it once below the `ShortcutsProvider`.
 * @spec LIB-01
 * @example <ShortcutsProvider><App /><KeyboardHelp /></ShortcutsProvider>
 */
export function KeyboardHelp(props: KeyboardHelpProps): ReactNode {
  const { isOpen: _i, defaultOpen: _d, onOpenChange: _o, ...rest } = props;
  const t = useWords(keyboardHelpWords);
  const open = useOpen(props);
  useShortcuts([
    {
      keys: '?',
      label: t('KeyboardHelp.title'),
      group: t('KeyboardHelp.general'),
      onPress: () => open.setOpen(true),
    },
  ]);
  const groups = groupsOf(useRegistered());
  return (
    <Dialog
      size="large"
      isDismissable
      {...rest}
      isOpen={open.isOpen}
      onClose={() => open.setOpen(false)}
      title={t('KeyboardHelp.title')}
    >
      <Groups>
        {groups.map(({ group, shortcuts }) => (
          <Group key={group}>
            <h3>{group}</h3>
            <dl>
              {shortcuts.map(({ keys, label }) => (
                <Row key={keys}>
                  <dt>{label}</dt>
                  <dd>
                    <Keys keys={keys} />
                  </dd>
                </Row>
              ))}
            </dl>
          </Group>
        ))}
      </Groups>
      <Hint>{t('KeyboardHelp.hint')}</Hint>
    </Dialog>
  );
}
