import { useEffect, useRef, useState } from 'react';

/**
 * The text, but changed at most once every so often: for what is read aloud while it changes all the time. The last one is
 * always said.
 * @example <VisuallyHidden role="status">{useSparingly(t('toldSending', { percent }), 3000)}</VisuallyHidden>
 */
export function useSparingly(text: string, everyMs: number): string {
  const [said, setSaid] = useState(text);
  const at = useRef(-Infinity);
  useEffect(() => {
    if (text === said) return undefined;
    const wait = Math.max(0, at.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      at.current = performance.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, said, everyMs]);
  return said;
}
