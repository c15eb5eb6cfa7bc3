import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFireline } from '../../lib/context.ts';
import type { PlanStage } from '../../PlanCanvas/index.ts';
import { type Colours, readColours } from './colours.ts';
import { type Picture, createPicture } from './picture.ts';
import type { Scene } from './scene.ts';

/** Keeps the scene drawn over the plan: once a frame at most, however often it changes. */
export function useDrawnScene(stage: PlanStage, root: RefObject<Element | null>, scene: Scene): Picture {
  const [picture] = useState(createPicture);
  const latest = useRef(scene);
  const colours = useRef<{ readonly key: string; readonly values: Colours }>(undefined);
  const layer = useRef<ReturnType<PlanStage['addLayer']>>(undefined);
  const { theme, language } = useFireline();
  const key = `${theme} ${language}`;
  const look = useRef(key);
  useEffect(() => {
    const added = stage.addLayer((context, frame) => {
      if (!root.current) return;
      if (colours.current?.key !== look.current)
        colours.current = { key: look.current, values: readColours(root.current) };
      picture.draw(context, frame, { ...latest.current, metresPerUnit: stage.metresPerUnit }, colours.current.values);
    });
    layer.current = added;
    // names drawn before their font was there are drawn anew
    const redraw = (): void => {
      picture.forgetNames();
      added.invalidate();
    };
    document.fonts.addEventListener('loadingdone', redraw);
    return () => {
      document.fonts.removeEventListener('loadingdone', redraw);
      layer.current = undefined;
      added.remove();
    };
  }, [stage, picture, root]);
  useLayoutEffect(() => {
    latest.current = scene;
    look.current = key;
    layer.current?.invalidate();
  }, [scene, key]);
  return picture;
}
