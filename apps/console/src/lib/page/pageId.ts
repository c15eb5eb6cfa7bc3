/** No record has it. */
const noId = Number.MAX_SAFE_INTEGER;

/**
 * The id that an address names. Of a text that cannot be one, as of an address without it, an id that no record has: the gateway then says in its own
 * words that there is none.
 * @spec SHL-18
 */
export const pageId = (text: string | null | undefined): number =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? Number(text) : noId;
