import { Fragment, useSyncExternalStore } from 'react';
import { useWords } from '../lib/format/useWords.ts';
import { Caps } from './KeyboardHelp.styles.ts';
import { capsOf } from './keys.ts';
import { keyboardHelpWords } from './words.ts';

const never = (): (() => void) => () => {};
const isMacHere = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut as they stand on the reader's keyboard; on the server, those of most. */
export function Keys({ keys }: { readonly keys: string }) {
  const t = useWords(keyboardHelpWords);
  const isMac = useSyncExternalStore(never, isMacHere, () => false);
  return (
    <Caps>
      {capsOf(keys, isMac).map((chord, at) => (
        <Fragment key={chord.join('+')}>
          {at > 0 && <span>{t('KeyboardHelp.then')}</span>}
          {chord.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
        </Fragment>
      ))}
    </Caps>
  );
}
