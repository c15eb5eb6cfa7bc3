import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a field may not be used: its owner says so, or a disabled `<fieldset>` around it. The browser holds to the latter in controls of
 * its own; fields of other parts have to look for it.
 * @param place any element of the field
 */
export function useDisabled(place: RefObject<Element | null>, own: boolean | undefined): boolean {
  const [isAround, setAround] = useState(false);
  useEffect(() => {
    const around: Element[] = [];
    for (let at = place.current?.closest('fieldset'); at; at = at.parentElement?.closest('fieldset')) around.push(at);
    if (around.length === 0) return undefined;
    const look = (): void => setAround(around.some((one) => one.matches(':disabled')));
    const observer = new MutationObserver(look);
    for (const one of around) observer.observe(one, { attributeFilter: ['disabled'] });
    look();
    return () => observer.disconnect();
  }, [place]);
  return own === true || isAround;
}
