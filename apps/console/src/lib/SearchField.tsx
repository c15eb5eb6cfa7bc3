import { TextField } from '@fireline/ui/TextField';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

const pauseMs = 250;

export interface SearchFieldProps {
  /** Its name for assistive technology, shown inside while it is empty. */
  readonly label: string;
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Asks when the reader pauses, not at every key. The `/` key leads here from anywhere on the screen. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [asked, setAsked] = useState(value);
  const input = useRef<HTMLInputElement | HTMLTextAreaElement>(null);
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
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [contenteditable]');
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return;
      event.preventDefault();
      input.current?.focus();
    };
    addEventListener('keydown', focus);
    return () => removeEventListener('keydown', focus);
  }, []);
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
      style={{ width: 280 }}
    />
  );
}
