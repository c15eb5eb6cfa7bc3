/** Names a press of a button, so that what is sent again is done once. A page that is not served securely has no `randomUUID`. */
export const newPress = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36).padStart(7, '0')).join('-');
