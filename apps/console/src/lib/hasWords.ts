/** Whether a text has every word that was typed, in any case. */
export const hasWords = (text: string, typed: string): boolean => {
  const found = text.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => found.includes(word));
};
