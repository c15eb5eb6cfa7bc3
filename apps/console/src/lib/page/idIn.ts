/** The id that a text of the address means, whether or not there is such a record; undefined: none. */
export function idIn(text: string): number | undefined {
  const id = Number(text);
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}
