/** What a byte begins: how many follow; -1 when none may begin with it. */
const following = (lead: number): number => {
  if (lead < 0x80) return 0;
  if (lead < 0xc2) return -1;
  if (lead < 0xe0) return 1;
  if (lead < 0xf0) return 2;
  return lead < 0xf5 ? 3 : -1;
};

/** The lowest and the highest second byte; the standard forbids longer forms than needed, halves, and what is beyond the last letter. */
const secondFrom = (lead: number): number => {
  if (lead === 0xe0) return 0xa0;
  return lead === 0xf0 ? 0x90 : 0x80;
};
const secondTo = (lead: number): number => {
  if (lead === 0xed) return 0x9f;
  return lead === 0xf4 ? 0x8f : 0xbf;
};

/**
 * Where UTF-8 ends in the bytes: at their end, before a last letter that is cut off, or -1 when they are none.
 */
export const utf8End = (bytes: Uint8Array): number => {
  let at = 0;
  while (at < bytes.length) {
    const lead = bytes[at] ?? 0;
    const more = following(lead);
    if (more < 0) return -1;
    for (let next = 1; next <= more; next += 1) {
      const byte = bytes[at + next];
      if (byte === undefined) return at;
      const [from, to] = next === 1 ? [secondFrom(lead), secondTo(lead)] : [0x80, 0xbf];
      if (byte < from || byte > to) return -1;
    }
    at += more + 1;
  }
  return at;
};
