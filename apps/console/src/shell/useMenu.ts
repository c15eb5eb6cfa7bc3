import { useState } from 'react';
import { useLocation } from 'wouter';
import { useMedia } from '../lib/useMedia.ts';
import { phoneWidth } from '../lib/phoneWidth.ts';
import { setPreferences, usePreferences } from '../lib/session/preferences.ts';

/** The menu beside the screens, folded as the reader likes it; on a phone over them, until a screen was chosen. @spec SHL-13 */
export function useMenu() {
  const { isMenuFolded } = usePreferences();
  const isOver = useMedia(phoneWidth);
  const [path] = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const isOpen = isOver ? openedAt === path : !isMenuFolded;
  return {
    isOver,
    isOpen,
    close: () => setOpenedAt(undefined),
    toggle: () => {
      if (isOver) setOpenedAt(isOpen ? undefined : path);
      else setPreferences({ isMenuFolded: isOpen });
    },
  };
}
