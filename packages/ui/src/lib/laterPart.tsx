import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/**
 * A part that is fetched when it is first shown, as with React's `lazy`. Where it cannot be had, what stands in for it stays, nothing around it
 * is lost, and the next time it is shown it is fetched again.
 * @param standIn until it is there
 * @param failed that it cannot be had, with the props that it was first shown with
 */
export function laterPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  standIn: (props: Props) => ReactNode = () => null,
  failed: (props: Props) => void = () => {},
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function LaterPart(props: Props) {
    const [Part, setPart] = useState(() => known);
    useEffect(() => {
      if (Part) return undefined;
      let isCurrent = true;
      // another that shows it may have fetched it since this one was drawn
      const arriving = known ? Promise.resolve(known) : load();
      arriving.then(
        (loaded) => {
          known = loaded;
          if (isCurrent) setPart(() => loaded);
        },
        (error: unknown) => {
          console.error(error);
          if (isCurrent) failed(props);
        },
      );
      return () => {
        isCurrent = false;
      };
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- fetched once for each time that it is shown
    }, []);
    return Part ? <Part {...props} /> : standIn(props);
  };
}
