import { Contrast, Expand, Layers, Minus, Plus, Ruler, Search } from 'lucide-react';
import { useWords } from '../lib/index.ts';
import type { OwnStage } from './stage/createStage.ts';
import { zoomBy } from './keys.ts';
import type { PlanColours } from './paint/palette.ts';
import type { Tool } from './Toolbar.tsx';
import { planCanvasWords } from './words.ts';

/** Which panel stands beside the plan. */
export type Panel = 'layers' | 'find' | undefined;

export interface ToolsGiven {
  readonly stage: OwnStage;
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  readonly isMeasuring: boolean;
  readonly setMeasuring: (isMeasuring: boolean) => void;
  readonly shade: PlanColours;
  readonly setShade: (shade: PlanColours) => void;
  /** There is no plan yet to use them on. */
  readonly isDisabled: boolean;
}

/** The tools of a plan, in their order. */
export function useTools({ stage, panel, setPanel, shade, setShade, ...given }: ToolsGiven): readonly Tool[] {
  const { isMeasuring, setMeasuring, isDisabled } = given;
  const t = useWords(planCanvasWords);
  const zoom = (by: number): void => {
    const { view, size } = stage.frame();
    stage.goTo(zoomBy(by)(view, size));
  };
  const toggled = (name: Panel): void => setPanel(panel === name ? undefined : name);
  const tools: readonly Tool[] = [
    { key: 'in', label: t('PlanCanvas.zoomIn'), icon: <Plus aria-hidden />, onPress: () => zoom(1.5) },
    { key: 'out', label: t('PlanCanvas.zoomOut'), icon: <Minus aria-hidden />, onPress: () => zoom(1 / 1.5) },
    { key: 'fit', label: t('PlanCanvas.fit'), icon: <Expand aria-hidden />, onPress: () => stage.fit() },
    {
      key: 'layers',
      label: t('PlanCanvas.layers'),
      icon: <Layers aria-hidden />,
      onPress: () => toggled('layers'),
      isExpanded: panel === 'layers',
      isFirstOfGroup: true,
    },
    {
      key: 'find',
      label: t('PlanCanvas.find'),
      icon: <Search aria-hidden />,
      onPress: () => toggled('find'),
      isExpanded: panel === 'find',
    },
    {
      key: 'measure',
      label: t('PlanCanvas.measure'),
      icon: <Ruler aria-hidden />,
      onPress: () => setMeasuring(!isMeasuring),
      isPressed: isMeasuring,
    },
    {
      key: 'grey',
      label: t('PlanCanvas.grey'),
      icon: <Contrast aria-hidden />,
      onPress: () => setShade(shade === 'grey' ? 'drawing' : 'grey'),
      isPressed: shade === 'grey',
    },
  ];
  return tools.map((tool) => ({ ...tool, isDisabled }));
}
