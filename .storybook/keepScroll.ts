const native = { focus: HTMLElement.prototype.focus, scrollIntoView: Element.prototype.scrollIntoView };

const acts = ['pointerdown', 'keydown', 'wheel'];

/**
 * Keeps a documentation page at its start: examples with an open list take the focus, and the page would scroll to the last of them. Until the
 * reader does something, focus does not scroll.
 * @returns a function that ends it
 */
export function keepScroll(): () => void {
  HTMLElement.prototype.focus = function focus(options) {
    native.focus.call(this, { ...options, preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => {};
  const end = (): void => {
    Object.assign(HTMLElement.prototype, { focus: native.focus });
    Object.assign(Element.prototype, { scrollIntoView: native.scrollIntoView });
    for (const type of acts) removeEventListener(type, onAct, true);
  };
  // examples act by themselves as well
  const onAct = ({ isTrusted }: Event): void => {
    if (isTrusted) end();
  };
  for (const type of acts) addEventListener(type, onAct, true);
  return end;
}
