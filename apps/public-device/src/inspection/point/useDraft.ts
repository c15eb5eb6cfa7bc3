import { useEffect, useRef, useState } from 'react';
import type { Phone } from '../phone.ts';
import type { Draft, Owner } from '../types.ts';

/** What is typed here, kept at each change: Android may end the page behind its camera. */
export function useDraft(phone: Phone, owner: Owner, id: string) {
  const [draft, setDraft] = useState<Draft>();
  const [isFull, setFull] = useState(false);
  const latest = useRef<Draft>(undefined);
  useEffect(() => {
    let isOver = false;
    void phone.store.draft(id).then((kept) => {
      if (isOver) return;
      latest.current = kept ?? { id, owner: owner.id, items: {} };
      setDraft(latest.current);
    });
    return () => {
      isOver = true;
    };
  }, [phone, owner.id, id]);
  const change = (changed: (draft: Draft) => Draft): void => {
    if (!latest.current) return;
    latest.current = changed(latest.current);
    setDraft(latest.current);
    phone.store.putDraft(latest.current).then(
      () => setFull(false),
      () => setFull(true),
    );
  };
  return { draft, change, isFull };
}
