/**
 * Texts, which stay as they are, and what programs write for a number that is none: JSON knows no word for it. A text that does not end goes to the
 * end, so that nothing is looked at twice.
 */
const textOrNoNumber = /"(?:[^"\\]+|\\[^]?)*(?:"|$)|[-+]?\b(?:nan|inf(?:inity)?)\b/gi;

/**
 * JSON, in which `NaN` and `Infinity` are read as null: a sensor that is broken costs nothing else that was sent.
 * @throws SyntaxError for what is no JSON otherwise
 */
export function parseLoosely(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const without = text.replace(textOrNoNumber, (found) => (found.startsWith('"') ? found : 'null'));
    if (without === text) throw error;
    return JSON.parse(without);
  }
}
