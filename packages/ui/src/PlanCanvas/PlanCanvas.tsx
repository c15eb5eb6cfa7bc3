import { Contrast, Expand, Layers, Minus, Plus, Ruler, Search } from 'lucide-react';
import {
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useFormat, useWords } from '../lib/index.ts';
import { useControlled } from '../lib/useControlled.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { fittedView } from './camera.ts';
import { type OwnStage, createStage } from './createStage.ts';
import { FindPanel } from './FindPanel.tsx';
import { listenToGestures } from './gestures.ts';
import { keyMove, zoomBy } from './keys.ts';
import { LayersPanel, hiddenInFile } from './LayersPanel.tsx';
import { Measure, type MeasureKeys } from './Measure.tsx';
import type { PlanMeta } from './messages.ts';
import { MiniMap } from './MiniMap.tsx';
import { Notices } from './Notices.tsx';
import type { PlanColours } from './palette.ts';
import { createDefaultWorker } from './planClient.ts';
import { Actions, Body, Foot, Head, Root, Stack, Surface } from './PlanCanvas.styles.ts';
import { ScaleBar } from './ScaleBar.tsx';
import type { PlanSource } from './source.ts';
import { PlanStageContext } from './stage.ts';
import { type Tool, Toolbar } from './Toolbar.tsx';
import { useHit } from './useHit.ts';
import { type Pictures, useLook, usePictures } from './usePictures.ts';
import { type OpenPlan, usePlan } from './usePlan.ts';
import { type ViewProps, useView } from './useView.ts';
import { planCanvasWords } from './words.ts';

export interface PlanCanvasProps extends ViewProps, Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** What plan it is: '3层平面图'. */
  readonly label: string;
  /** Absent: there is no plan on file, which is said. */
  readonly source?: PlanSource;
  /** Names of layers that are not drawn. Default: those that the file switches off. */
  readonly hiddenLayers?: readonly string[];
  readonly defaultHiddenLayers?: readonly string[];
  readonly onHiddenLayersChange?: (change: { readonly value: readonly string[] }) => void;
  /** `grey` for monitoring, so that alarms stand out; `drawing` as its author coloured it. Default `drawing`. */
  readonly colours?: PlanColours;
  readonly defaultColours?: PlanColours;
  readonly onColoursChange?: (change: { readonly value: PlanColours }) => void;
  /** Told once a plan is open, with its layers and the report of what was and was not drawn. */
  readonly onOpened?: (opened: { readonly meta: PlanMeta }) => void;
  /** Buttons where there is no plan: to upload one. */
  readonly emptyActions?: ReactNode;
  /** Beside the tools. */
  readonly actions?: ReactNode;
  /** For a bundler that does not find the worker by itself. */
  readonly createWorker?: () => Worker;
  /** Layers over the plan: they draw, take presses and move the view by `usePlanStage`. Drawn only while a plan is. */
  readonly children?: ReactNode;
}

type Panel = 'layers' | 'find' | undefined;

/**
 * A floor plan, drawn from its own lines in a worker: pan, zoom, layers, search in its texts, measuring. Devices and alarms are layers over it.
 *
 * Use it wherever a plan is looked at. Where there is no plan it says so; it never draws one of its own. Give it a height. Keep the `source` of a
 * published plan under one `id` for each version.
 *
 * For those who do not see it, the plan is an application that takes arrows, plus, minus and 0; what stands on it must also be a list beside it.
 * @spec PLN-04 N11
 * @example <PlanCanvas label="3层平面图" source={{ kind: 'published', id: 'L-001@7', load }} colours="grey" style={{ height: 480 }} />
 */
export function PlanCanvas(props: PlanCanvasProps) {
  const { label, source, view, defaultView, onViewChange, hiddenLayers, defaultHiddenLayers, ...more } = props;
  const { onHiddenLayersChange, colours, defaultColours = 'drawing', onColoursChange, onOpened, ...others } = more;
  const { emptyActions, actions, createWorker = createDefaultWorker, children, ref, ...rest } = others;
  const root = useRef<HTMLElement>(null);
  const [stage] = useState(createStage);
  const pictures = usePictures(stage);
  const plan = usePlan(source, createWorker, pictures);
  const meta = plan.state.status === 'ready' ? plan.state.meta : undefined;
  const [shade, setShade] = useControlled(colours, defaultColours, onColoursChange);
  const [chosen, setChosen] = useControlled<readonly string[] | undefined>(
    hiddenLayers,
    defaultHiddenLayers,
    (change) => onHiddenLayersChange?.({ value: change.value ?? [] }),
  );
  const hiddenNames = chosen ?? (meta ? hiddenInFile(meta.layers) : []);
  const hidden = meta ? meta.layers.flatMap(({ name }, place) => (hiddenNames.includes(name) ? [place] : [])) : [];
  const [panel, setPanel] = useState<Panel>();
  const [isMeasuring, setMeasuring] = useState(false);
  const showHit = useHit(stage);
  usePlanOnStage(stage, meta, onOpened);
  useLook(pictures, { root, stage, client: plan.client, fontTurn: plan.fontTurn, meta, hidden, colours: shade });
  useView(stage, { view, defaultView, onViewChange });
  const isDrawn = meta?.extent !== undefined;
  const tools = useTools({ stage, panel, setPanel, isMeasuring, setMeasuring, shade, setShade });
  const t = useWords(planCanvasWords);
  return (
    <Root {...rest} ref={mergeRefs(root, ref)} aria-label={label}>
      {(isDrawn || actions) && (
        <Head>
          {isDrawn && <Toolbar label={t('PlanCanvas.tools')} tools={tools} />}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body>
        <Stack>
          <PlanStageContext value={stage}>
            {isDrawn && (
              <Sheet
                {...{ label, stage, pictures, isMeasuring }}
                metresPerUnit={meta.metresPerUnit}
                onMeasured={() => setMeasuring(false)}
              >
                {children}
              </Sheet>
            )}
          </PlanStageContext>
          <Notices plan={plan} emptyActions={emptyActions} />
        </Stack>
        {isDrawn && panel === 'layers' && (
          <LayersPanel
            layers={meta.layers}
            hidden={hiddenNames}
            onChange={setChosen}
            onClose={() => setPanel(undefined)}
          />
        )}
        {isDrawn && panel === 'find' && plan.client && (
          <FindPanel
            client={plan.client}
            textCount={meta.textCount}
            onShow={showHit}
            onClose={() => setPanel(undefined)}
          />
        )}
      </Body>
    </Root>
  );
}

/** Gives the stage the plan that was opened, and tells of it. */
function usePlanOnStage(stage: OwnStage, meta: PlanMeta | undefined, onOpened: PlanCanvasProps['onOpened']): void {
  const told = useRef(onOpened);
  useEffect(() => {
    told.current = onOpened;
  });
  useEffect(() => {
    stage.setPlan(meta?.extent ? { extent: meta.extent, metresPerUnit: meta.metresPerUnit } : undefined);
    if (meta) told.current?.({ meta });
  }, [stage, meta]);
}

interface ToolsGiven {
  readonly stage: OwnStage;
  readonly panel: Panel;
  readonly setPanel: (panel: Panel) => void;
  readonly isMeasuring: boolean;
  readonly setMeasuring: (isMeasuring: boolean) => void;
  readonly shade: PlanColours;
  readonly setShade: (shade: PlanColours) => void;
}

function useTools({ stage, panel, setPanel, isMeasuring, setMeasuring, shade, setShade }: ToolsGiven): readonly Tool[] {
  const t = useWords(planCanvasWords);
  const zoom = (by: number): void => {
    const { view, size } = stage.frame();
    stage.goTo(zoomBy(by)(view, size));
  };
  const toggled = (name: Panel): void => setPanel(panel === name ? undefined : name);
  return [
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
}

interface SheetProps {
  readonly label: string;
  readonly stage: OwnStage;
  readonly pictures: Pictures;
  readonly metresPerUnit: number | undefined;
  readonly isMeasuring: boolean;
  readonly onMeasured: () => void;
  readonly children: ReactNode;
}

/** The canvases, and what stands on them. */
function Sheet({ label, stage, pictures, metresPerUnit, isMeasuring, onMeasured, children }: SheetProps) {
  const t = useWords(planCanvasWords);
  const keysId = useId();
  const surface = useRef<HTMLDivElement>(null);
  const plan = useRef<HTMLCanvasElement>(null);
  const over = useRef<HTMLCanvasElement>(null);
  const measure = useRef<MeasureKeys>(undefined);
  const [setMeasure] = useState(() => (keys: MeasureKeys | undefined) => {
    measure.current = keys;
  });
  const { told, tell } = useTold(stage);
  useEffect(() => {
    if (!plan.current || !over.current || !surface.current) return undefined;
    const stops = [
      stage.attach({ plan: plan.current, over: over.current, draw: pictures.draw }),
      listenToGestures(surface.current, stage),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [stage, pictures]);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.target !== event.currentTarget) return;
    if (isMeasuring && event.key === 'Escape') onMeasured();
    else if (isMeasuring && event.key === 'Enter') measure.current?.addMiddle();
    else if (isMeasuring && event.key === 'Backspace') measure.current?.takeBack();
    else {
      const move = keyMove(event);
      if (!move) return;
      tell();
      if (move === 'fit') stage.fit();
      else stage.move(move);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <>
      <Surface
        ref={surface}
        role="application"
        // an application takes keys, so it must be reached by them
        tabIndex={0}
        aria-label={label}
        aria-roledescription={t('PlanCanvas.canvas')}
        aria-describedby={keysId}
        data-measuring={isMeasuring ? '' : undefined}
        onKeyDown={onKeyDown}
      >
        <canvas ref={plan} aria-hidden />
        <canvas ref={over} aria-hidden />
      </Surface>
      {children}
      <VisuallyHidden id={keysId}>{t('PlanCanvas.keys')}</VisuallyHidden>
      <VisuallyHidden role="status">{told}</VisuallyHidden>
      <Foot>
        {isMeasuring && <Measure stage={stage} metresPerUnit={metresPerUnit} onKeys={setMeasure} />}
        <ScaleBar stage={stage} metresPerUnit={metresPerUnit} />
      </Foot>
      <MiniMap stage={stage} pictures={pictures} />
    </>
  );
}

/** Says how near the view is once it rests, and only when keys moved it. */
function useTold(stage: OwnStage) {
  const t = useWords(planCanvasWords);
  const format = useFormat();
  const [told, setTold] = useState('');
  const isDue = useRef(false);
  useEffect(
    () =>
      stage.onRest((view) => {
        if (!isDue.current || !stage.extent) return;
        isDue.current = false;
        const ratio = view.scale / fittedView(stage.extent, stage.frame().size).scale;
        setTold(
          stage.isFitted ? t('PlanCanvas.wholePlan') : t('PlanCanvas.zoomed', { percent: format.ratio(ratio, 0) }),
        );
      }),
    [stage, t, format],
  );
  return {
    told,
    tell: () => {
      isDue.current = true;
    },
  };
}
