import { useShortcuts } from '@fireline/ui/KeyboardHelp';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { searchWords } from '../words.ts';

const pauseMs = 250;

const fixedWidth = { width: 280, maxWidth: '100%' } as const;

export interface SearchFieldProps {
  /** Its name for assistive technology, shown inside while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
  /** As wide as its place. */
  readonly isWide?: boolean;
}

/** Asks when the reader pauses, not at every key. The `/` key leads here from anywhere on the screen. */
export function SearchField({ label, value, onSearch, isWide = false }: SearchFieldProps) {
  const t = useWords(searchWords);
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const input = useRef<HTMLInputElement>(null);
  // the address was changed from elsewhere, such as 'clear filters' or Back
  if (value !== asked) {
    setAsked(value);
    setText(value);
  }
  const ask = useEffectEvent(() => {
    setAsked(text.trim());
    onSearch(text.trim());
  });
  useEffect(() => {
    if (text.trim() === asked) return undefined;
    const timer = setTimeout(() => ask(), pauseMs);
    return () => clearTimeout(timer);
  }, [text, asked]);
  useShortcuts([
    {
      keys: '/',
      label: t('search.focus'),
      group: t('search.keys'),
      onPress: () => input.current?.focus(),
    },
  ]);
  return (
    <TextField
      type="search"
      label={label}
      isLabelHidden
      placeholder={label}
      prefix={<Search size={16} aria-hidden />}
      value={text}
      onChange={(change) => setText(change.value)}
      inputRef={input}
      style={isWide ? undefined : fixedWidth}
    />
  );
}
