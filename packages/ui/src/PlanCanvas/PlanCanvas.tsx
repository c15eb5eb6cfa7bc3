import type { Problem } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useWords } from '../lib/index.ts';
import { useControlled } from '../lib/control/useControlled.ts';
import { createStage } from './stage/createStage.ts';
import { hiddenInFile } from './file/fileLayers.ts';
import { FindPanel } from './panels/FindPanel.tsx';
import { LayersPanel } from './panels/LayersPanel.tsx';
import type { PlanMeta } from './file/messages.ts';
import { Notices } from './Notices.tsx';
import type { PlanColours } from './paint/palette.ts';
import { createPictures } from './paint/pictures.ts';
import { Actions, Body, Head, Root, Stack } from './PlanCanvas.styles.ts';
import type { PlanSource } from './file/source.ts';
import { takePlanWorker } from './file/spare.ts';
import { PlanStageContext } from './stage/stage.ts';
import { Sheet } from './Sheet.tsx';
import { Toolbar } from './Toolbar.tsx';
import { type Panel, useTools } from './useTools.tsx';
import { useHit } from './stage/useHit.ts';
import { useLook } from './stage/useLook.ts';
import { usePlan } from './file/usePlan.ts';
import { type ViewProps, useView } from './stage/useView.ts';
import { planCanvasWords } from './words.ts';

export interface PlanCanvasProps extends ViewProps, Omit<ComponentPropsWithRef<'section'>, 'onChange'> {
  /** What plan it is: '3层平面图'. */
  readonly label: string;
  /** Absent: there is no plan on file, which is said. */
  readonly source?: PlanSource | undefined;
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
  /** Told when a plan cannot be opened, with what was wrong; the canvas says it too. */
  readonly onFailed?: (failed: { readonly problems: readonly Problem[] }) => void;
  /** Why there is no plan. Default: that nothing was uploaded; say it where you know better, as of a publishing that failed. */
  readonly emptyReason?: ReactNode;
  /** Buttons where there is no plan: to upload one. */
  readonly emptyActions?: ReactNode;
  /** Beside the tools. */
  readonly actions?: ReactNode;
  /** For a bundler that does not find the worker by itself. */
  readonly createWorker?: () => Worker;
  /**
   * Layers over the plan: they draw, take presses and move the view by `usePlanStage`. They are there as soon as there is a source, so that what
   * they list can be reached while a plan is opened or cannot be; what they draw is seen only over a plan.
   */
  readonly children?: ReactNode;
}

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
  const {
    onHiddenLayersChange,
    colours,
    defaultColours = 'drawing',
    onColoursChange,
    onOpened,
    onFailed,
    ...others
  } = more;
  const { emptyReason, emptyActions, actions, createWorker = takePlanWorker, children, ref, ...rest } = others;
  const root = useRef<HTMLElement>(null);
  const [stage] = useState(createStage);
  const [pictures] = useState(() => createPictures(stage));
  const plan = usePlan(source, createWorker, pictures);
  const { status } = plan.state;
  const meta = plan.state.status === 'ready' ? plan.state.meta : undefined;
  const [shade, setShade] = useControlled(colours, defaultColours, onColoursChange);
  const [chosen, setChosen] = useControlled<readonly string[] | undefined>(
    hiddenLayers,
    defaultHiddenLayers,
    (change) => onHiddenLayersChange?.({ value: change.value ?? [] }),
  );
  const [panel, setPanel] = useState<Panel>();
  const [isMeasuring, setMeasuring] = useState(false);
  const showHit = useHit(stage);
  useTell(meta, (opened) => onOpened?.({ meta: opened }));
  useTell(plan.state.status === 'failed' ? plan.state.problems : undefined, (problems) => onFailed?.({ problems }));
  useLook(pictures, { root, hidden: chosen, colours: shade });
  useView(stage, { view, defaultView, onViewChange });
  const isDrawn = meta?.extent !== undefined;
  const isMissing = !isDrawn && status !== 'empty' && status !== 'loading';
  useEffect(() => stage.setMissing(isMissing), [stage, isMissing]);
  // they keep their place while the plan is opened, so that nothing moves when it comes
  const hasTools = isDrawn || status === 'loading';
  // in slices, so that the page is not held
  const areToolsDue = useDeferredValue(hasTools, false);
  const tools = useTools({ stage, panel, setPanel, isMeasuring, setMeasuring, shade, setShade, isDisabled: !isDrawn });
  const t = useWords(planCanvasWords);
  return (
    <Root {...rest} ref={mergeRefs(root, ref)} aria-label={label} aria-busy={status === 'loading' || undefined}>
      {(hasTools || actions) && (
        <Head>
          {hasTools && <Toolbar label={t('PlanCanvas.tools')} tools={tools} isEmpty={!areToolsDue} />}
          {actions && <Actions>{actions}</Actions>}
        </Head>
      )}
      <Body>
        <Stack>
          <PlanStageContext value={stage}>
            {status !== 'empty' && (
              <Sheet
                {...{ label, stage, pictures, isDrawn, isMeasuring }}
                metresPerUnit={meta?.metresPerUnit}
                onMeasured={() => setMeasuring(false)}
              >
                {children}
              </Sheet>
            )}
          </PlanStageContext>
          <Notices plan={plan} emptyReason={emptyReason} emptyActions={emptyActions} />
        </Stack>
        {isDrawn && panel === 'layers' && (
          <LayersPanel
            layers={meta.layers}
            hidden={chosen ?? hiddenInFile(meta.layers)}
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

/** Tells of each new value, once. */
function useTell<Value>(value: Value | undefined, tell: (value: Value) => void): void {
  const latest = useRef(tell);
  useEffect(() => {
    latest.current = tell;
  });
  useEffect(() => {
    if (value !== undefined) latest.current(value);
  }, [value]);
}
