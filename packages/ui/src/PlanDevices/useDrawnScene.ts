import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useFireline } from '../lib/context.ts';
import type { PlanStage } from '../PlanCanvas/index.ts';
import { type Colours, readColours } from './colours.ts';
import { type Picture, createPicture } from './picture.ts';
import type { Scene } from './scene.ts';

/** Keeps the scene drawn over the plan: once a frame at most, however often it changes. */
export function useDrawnScene(stage: PlanStage, root: RefObject<Element | null>, scene: Scene): Picture {
  const [picture] = useState(createPicture);
  const latest = useRef(scene);
  const colours = useRef<Colours>(undefined);
  const layer = useRef<ReturnType<PlanStage['addLayer']>>(undefined);
  const { theme, language } = useFireline();
  useEffect(() => {
    const added = stage.addLayer((context, frame) => {
      if (colours.current) picture.draw(context, frame, latest.current, colours.current);
    });
    layer.current = added;
    return () => {
      layer.current = undefined;
      added.remove();
    };
  }, [stage, picture]);
  useEffect(() => {
    if (root.current) colours.current = readColours(root.current);
    layer.current?.invalidate();
  }, [root, theme, language, stage]);
  useLayoutEffect(() => {
    latest.current = scene;
    layer.current?.invalidate();
  }, [scene]);
  return picture;
}
