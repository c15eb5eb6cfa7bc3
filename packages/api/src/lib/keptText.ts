/** What a browser refused to keep, for as long as the page lasts. */
const refused = new Map<string, string>();

/**
 * A text that this browser kept; null when there is none. Where it refuses storage, as with all cookies blocked, texts last as long as
 * the page.
 */
export function keptText(key: string): string | null {
  try {
    return refused.get(key) ?? localStorage.getItem(key);
  } catch {
    // the very look at the storage throws there
    return null;
  }
}

/** Keeps a text in this browser, or, where it refuses or is full, for as long as the page lasts. */
export function keepText(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text);
  }
}
