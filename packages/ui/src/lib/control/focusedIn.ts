/**
 * What has the focus inside an element; undefined where it is elsewhere. In a shadow root the document knows only its host, so the root
 * is asked.
 */
export function focusedIn(element: Element | null): Element | undefined {
  const page = element?.getRootNode();
  const focused = page instanceof Document || page instanceof ShadowRoot ? page.activeElement : null;
  return focused && element?.contains(focused) ? focused : undefined;
}
