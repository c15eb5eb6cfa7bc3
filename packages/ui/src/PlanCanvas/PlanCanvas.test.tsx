import { encodeDrawing, unpackTexts } from '@fireline/domain/plan/drawing';
import { useLayoutEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { FirelineProvider } from '../lib/index.ts';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import type { Theme } from '../tokens/index.ts';
import type { PlanColours, PlanView } from './index.ts';
import { PlanCanvas, type PlanCanvasProps } from './PlanCanvas.tsx';
import { makeBlankPlan, makePlan } from './planMaker.stories.support.ts';
import { usePlanStage } from './stage/stage.ts';

const settings = { language: 'en' } as const;
const office = { kind: 'drawing', drawing: makePlan() } as const;
const plan = (props: Partial<PlanCanvasProps> = {}) => (
  <PlanCanvas label="Floor 1" source={office} style={{ height: 400, width: 800 }} {...props} />
);
const surface = () => page.getByRole('application', { name: 'Floor 1' });
const surfaceElement = (): HTMLElement => surface().element() as HTMLElement;
const canvas = (): HTMLCanvasElement => {
  const found = surfaceElement().querySelector('canvas');
  if (!found) throw new Error('no canvas');
  return found;
};
/** The picture is of this view, in this look, and no font is on its way. */
const settled = () => expect.element(surface()).toSatisfy(() => canvas().dataset.picture === 'done');

/** How many pixels of the plan are inked, and how many of these are grey. */
function inks(): { inked: number; grey: number } {
  const { width, height } = canvas();
  const pixels = canvas().getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
  let [inked, grey] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    // what is faint has too few bits left for a hue
    if ((pixels[at + 3] ?? 0) < 100) continue;
    const [red = 0, green = 0, blue = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    inked += 1;
    if (Math.max(red, green, blue) - Math.min(red, green, blue) <= 12) grey += 1;
  }
  return { inked, grey };
}

describe('a plan that is there [PLN-04]', () => {
  it('is drawn whole, in its colours or in grey', async () => {
    const { rerender } = await mount(plan(), settings);
    await settled();
    const coloured = inks();
    expect(coloured.inked).toBeGreaterThan(5000);
    expect(coloured.grey / coloured.inked).toBeLessThan(0.8);
    await rerender(plan({ colours: 'grey' }));
    await settled();
    const grey = inks();
    expect(grey.inked).toBeGreaterThan(5000);
    expect(grey.grey).toBe(grey.inked);
  });

  it('says with a change of its look that its picture is due, before anything is painted', async () => {
    const said: (string | undefined)[] = [];
    const Page = ({ theme, colours }: { readonly theme: Theme; readonly colours: PlanColours }) => {
      // runs when all below has been changed, and before the browser paints
      useLayoutEffect(() => {
        said.push(document.querySelector('canvas')?.dataset.picture);
      }, [theme, colours]);
      return <FirelineProvider theme={theme}>{plan({ colours })}</FirelineProvider>;
    };
    const { rerender } = await mount(<Page theme="light" colours="drawing" />);
    await settled();
    await rerender(<Page theme="dark" colours="drawing" />);
    await settled();
    await rerender(<Page theme="dark" colours="grey" />);
    await settled();
    expect(said).toEqual([undefined, 'due', 'due']);
  });

  it('opens at what lies together where some of it lies far off, shows all when asked, and says so [N11]', async () => {
    const whole = makePlan();
    const stray = Float32Array.of(...whole.segments, 1e9, 1e9, 1e9, 1e9);
    const extent = { ...(whole.extent ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 }), maxX: 1e9, maxY: 1e9 };
    const segmentStyles = Uint16Array.of(...whole.segmentStyles, 0);
    const drawing = { ...whole, segments: stray, segmentStyles, extent };
    const onOpened = vi.fn<NonNullable<PlanCanvasProps['onOpened']>>();
    await mount(plan({ source: { kind: 'drawing', drawing }, onOpened }), settings);
    await settled();
    expect(inks().inked).toBeGreaterThan(5000);
    expect(onOpened.mock.calls[0]?.[0].meta.report.farOff).toBe(1);
    await userEvent.click(page.getByRole('button', { name: 'Show the whole plan' }));
    await vi.waitFor(() => expect(inks().inked).toBeLessThan(500));
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Show the whole plan' }));
    await vi.waitFor(() => expect(inks().inked).toBeGreaterThan(5000));
  });

  it('tells its layers and its report once it is open [N11]', async () => {
    const onOpened = vi.fn<NonNullable<PlanCanvasProps['onOpened']>>();
    await mount(plan({ onOpened }), settings);
    await vi.waitFor(() => expect(onOpened).toHaveBeenCalledOnce());
    const { meta } = onOpened.mock.calls[0]?.[0] ?? {};
    expect(meta?.layers.find(({ name }) => name === 'WALL 墙体')?.count).toBeGreaterThan(100);
    expect(meta?.report.encoding).toBe('gbk');
  });

  it('moves by keys, says how near it is, and tells its view once it rests', async () => {
    const onViewChange = vi.fn<(change: { value: PlanView }) => void>();
    await mount(plan({ onViewChange }), settings);
    await settled();
    surfaceElement().focus();
    await userEvent.keyboard('+{ArrowRight}');
    await expect.element(page.getByText('Zoom 125%')).toBeInTheDocument();
    expect(onViewChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('0');
    await expect.element(page.getByText('The whole plan is shown')).toBeInTheDocument();
  });

  it('pans by dragging and zooms by the wheel, without drawing React anew', async () => {
    const onViewChange = vi.fn<(change: { value: PlanView }) => void>();
    const rendered = vi.fn<() => null>(() => null);
    const Layer = () => rendered();
    await mount(plan({ onViewChange, defaultView: { x: 5000, y: 5000, scale: 0.1 }, children: <Layer /> }), settings);
    await settled();
    const before = rendered.mock.calls.length;
    const { left, top } = surfaceElement().getBoundingClientRect();
    const at = (type: string, x: number, y: number): void => {
      const event = { clientX: left + x, clientY: top + y, pointerId: 1, bubbles: true, button: 0 };
      surfaceElement().dispatchEvent(new PointerEvent(type, event));
    };
    surfaceElement().setPointerCapture = () => {};
    at('pointerdown', 100, 100);
    at('pointermove', 150, 80);
    at('pointermove', 200, 60);
    at('pointerup', 200, 60);
    await vi.waitFor(() => expect(onViewChange).toHaveBeenCalledOnce());
    expect(onViewChange.mock.lastCall?.[0].value).toEqual({ x: 4000, y: 4600, scale: 0.1 });
    const wheel = { deltaY: -200, clientX: left + 10, clientY: top + 10, bubbles: true, cancelable: true };
    const event = new WheelEvent('wheel', wheel);
    surfaceElement().dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[0].value.scale).toBeGreaterThan(0.13));
    expect(rendered.mock.calls.length).toBe(before);
  });

  it('follows the view that it is given', async () => {
    const stages: ReturnType<typeof usePlanStage>[] = [];
    const Layer = () => {
      stages.push(usePlanStage());
      return null;
    };
    const { rerender } = await mount(plan({ view: { x: 100, y: 200, scale: 0.2 }, children: <Layer /> }), settings);
    await settled();
    expect(stages.at(-1)?.frame().view).toEqual({ x: 100, y: 200, scale: 0.2 });
    await rerender(plan({ view: { x: 300, y: 200, scale: 0.4 }, children: <Layer /> }));
    expect(stages.at(-1)?.frame().view).toEqual({ x: 300, y: 200, scale: 0.4 });
  });

  it('switches layers, and shows again what the file shows', async () => {
    const onHiddenLayersChange = vi.fn<NonNullable<PlanCanvasProps['onHiddenLayersChange']>>();
    await mount(plan({ onHiddenLayersChange }), settings);
    await settled();
    const before = inks().inked;
    await userEvent.click(page.getByRole('button', { name: 'Layers' }));
    await expect.element(page.getByRole('checkbox', { name: 'DIM 尺寸' })).not.toBeChecked();
    await userEvent.click(page.getByRole('button', { name: 'Hide all' }));
    expect(onHiddenLayersChange.mock.lastCall?.[0].value).toHaveLength(10);
    await vi.waitFor(() => expect(inks().inked).toBe(0));
    await userEvent.click(page.getByRole('button', { name: 'As in the file' }));
    await vi.waitFor(() => expect(inks().inked).toBeGreaterThan(before / 2));
  });

  it('finds a text and leads to it', async () => {
    const onViewChange = vi.fn<(change: { value: PlanView }) => void>();
    await mount(plan({ onViewChange }), settings);
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Find text' }));
    await userEvent.keyboard('１１２');
    await expect.element(page.getByText('1 found')).toBeVisible();
    // an input method's own keys: neither leads on nor closes
    const field = page.getByRole('searchbox').element();
    await drawn(() => {
      for (const key of ['Enter', 'Escape'])
        field.dispatchEvent(new KeyboardEvent('keydown', { key, isComposing: true, bubbles: true }));
    });
    await expect.element(page.getByText('1 found')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    const room = unpackTexts(office.drawing.texts).find(({ text }) => text === '112');
    await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[0].value).toMatchObject({ x: room?.x, y: room?.y }));
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('complementary')).not.toBeInTheDocument();
  });

  it('measures along points set by keys, and ends by Escape', async () => {
    await mount(plan({ defaultView: { x: 5000, y: 5000, scale: 0.048 } }), settings);
    await settled();
    await userEvent.click(page.getByRole('button', { name: 'Measure distance' }));
    surfaceElement().focus();
    await userEvent.keyboard('{Enter}{ArrowRight}{Enter}{ArrowDown}{Enter}');
    await expect.element(page.getByRole('status', { name: 'Distance' })).toHaveTextContent('2 m');
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.getByRole('status', { name: 'Distance' })).toHaveTextContent('1 m');
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('status', { name: 'Distance' })).not.toBeInTheDocument();
  });

  it('is one stop for its tools, and arrows go between them [LIB-01]', async () => {
    await mount(plan(), settings);
    await settled();
    const zoomIn = page.getByRole('button', { name: 'Zoom in' });
    (zoomIn.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(page.getByRole('button', { name: 'Plan in grey' })).toHaveFocus();
    await userEvent.keyboard('{Home}{Tab}');
    await expect.element(surface()).toHaveFocus();
  });
});

describe('layers over a plan [PLN-04]', () => {
  it('draw above it, take presses before it, and may leave them', async () => {
    const draw = vi.fn<(context: CanvasRenderingContext2D) => void>((context) => context.fillRect(0, 0, 5, 5));
    const ended = vi.fn<() => void>();
    const taken: string[] = [];
    let remove = (): void => {};
    const Layer = () => {
      const stage = usePlanStage();
      remove = () => stage.addLayer(draw).remove();
      return (
        <button
          type="button"
          onClick={() => {
            stage.addLayer(draw);
            stage.addPresses(({ event }) => {
              taken.push(event.type);
              return event.type === 'pointerdown' ? { end: ended } : undefined;
            });
          }}
        >
          Add
        </button>
      );
    };
    const onViewChange = vi.fn<() => void>();
    await mount(plan({ onViewChange, children: <Layer /> }), settings);
    await settled();
    await drawn(() => (page.getByRole('button', { name: 'Add' }).element() as HTMLElement).click());
    await vi.waitFor(() => expect(draw).toHaveBeenCalled());
    await userEvent.click(surface());
    await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce());
    expect(taken).toContain('pointerdown');
    expect(onViewChange).not.toHaveBeenCalled();
    remove();
  });

  it('are not drawn where there is no plan', async () => {
    const Layer = () => <span>device</span>;
    await mount(plan({ source: undefined, children: <Layer /> }), settings);
    await expect.element(page.getByText('No plan on file')).toBeVisible();
    await expect.element(page.getByText('device')).not.toBeInTheDocument();
  });
});

describe('a plan that is not there [PLN-02]', () => {
  it('says so, and offers what can be done', async () => {
    await mount(plan({ source: undefined, emptyActions: <button type="button">Upload</button> }), settings);
    await expect.element(page.getByText('No plan on file')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Upload' })).toBeVisible();
    await expect.element(page.getByText('Nothing has been uploaded, so nothing is drawn here')).toBeVisible();
  });

  it('says the reason that its owner knows, and not that nothing was uploaded', async () => {
    await mount(plan({ source: undefined, emptyReason: 'The last publishing failed' }), settings);
    await expect.element(page.getByText('The last publishing failed')).toBeVisible();
    await expect.element(page.getByText(/Nothing has been uploaded/)).not.toBeInTheDocument();
  });

  it('is loaded with a way to stop, and begins anew when asked', async () => {
    const load = vi.fn<(signal: AbortSignal) => Promise<never>>(() => new Promise(() => {}));
    await mount(plan({ source: { kind: 'published', id: 'L-1@1', load } }), settings);
    await expect.element(page.getByRole('progressbar', { name: 'Opening the plan' })).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Cancel' }));
    await expect.element(page.getByText('Opening was cancelled')).toBeVisible();
    expect(load.mock.calls[0]?.[0].aborted).toBe(true);
    await userEvent.click(page.getByRole('button', { name: 'Open again' }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('tells how far it is from the first piece on', async () => {
    const half = 512 * 1024;
    const load = () =>
      Promise.resolve(new ReadableStream({ start: (controller) => controller.enqueue(new Uint8Array(half)) }));
    await mount(plan({ source: { kind: 'published', id: 'L-1@2', load, sizeBytes: 2 * half } }), settings);
    await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', `${half}`);
    await expect.element(page.getByText(/0\.5 MB/)).toBeVisible();
  });

  it('says why it failed, tells it once, and tries again', async () => {
    const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('connection lost')));
    const onFailed = vi.fn<NonNullable<PlanCanvasProps['onFailed']>>();
    await mount(plan({ source: { kind: 'published', id: 'L-1@1', load }, onFailed }), settings);
    await expect.element(page.getByRole('alert').getByText(/could not be downloaded/)).toBeVisible();
    expect(onFailed.mock.calls).toEqual([[{ problems: [{ code: 'PlanCanvas.notLoaded' }] }]]);
    await userEvent.click(page.getByRole('button', { name: /again/i }));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  });

  it('tells an empty drawing from none, and what could not be drawn', async () => {
    await mount(plan({ source: { kind: 'drawing', drawing: makeBlankPlan(128) } }), settings);
    await expect.element(page.getByText('There is nothing to draw in this file')).toBeVisible();
    await expect.element(page.getByText(/128 objects/)).toBeVisible();
  });

  it('reports failure where the page lets no worker start, and stays mounted [PLN-02]', async () => {
    const createWorker = (): Worker => {
      throw new TypeError("This document requires 'TrustedScriptURL' assignment.");
    };
    await mount(plan({ createWorker }), settings);
    await expect.element(page.getByText(/Drawing did not start/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: /again/i })).toBeVisible();
  });

  it('closes its worker when it goes', async () => {
    const ended = vi.fn<() => void>();
    const createWorker = (): Worker => {
      const worker = new Worker(new URL('./planWorker.ts', import.meta.url), { type: 'module' });
      const terminate = worker.terminate.bind(worker);
      worker.terminate = () => {
        ended();
        terminate();
      };
      return worker;
    };
    const { rerender } = await mount(plan({ createWorker }), settings);
    await settled();
    await rerender(plan({ source: undefined, createWorker }));
    expect(ended).toHaveBeenCalledOnce();
  });
});

const dxf = (lines: readonly string[]): string =>
  ['0', 'SECTION', '2', 'ENTITIES', ...lines, '0', 'ENDSEC', '0', 'EOF', ''].join('\n');
const wall = ['0', 'LINE', '8', 'WALL', '10', '0', '20', '0', '11', '900', '21', '500'];
const room = ['0', 'TEXT', '8', 'ROOM', '10', '100', '20', '300', '40', '50', '1', 'Server room'];
const fileOf = (content: string, name = 'floor.dxf') => ({ kind: 'file', file: new File([content], name) }) as const;

describe('a file that the reader chose [PLN-02]', () => {
  it('is read and drawn in the worker, its texts found [N11]', async () => {
    await mount(plan({ source: fileOf(dxf([...wall, ...room])) }), settings);
    await settled();
    expect(inks().inked).toBeGreaterThan(300);
    await userEvent.click(page.getByRole('button', { name: 'Find text' }));
    await userEvent.keyboard('server');
    await expect.element(page.getByRole('button', { name: 'Server room' })).toBeVisible();
  });

  it.each([
    ['nothing in it', 'floor.dxf', ''],
    ['another ending', 'floor.pdf', dxf(wall)],
    ['another content', 'floor.dxf', 'AC1032 binary of another program'],
  ])('says what is wrong with one that has %s', async (_what, name, content) => {
    await mount(plan({ source: fileOf(content, name) }), settings);
    await expect.element(page.getByRole('alert').getByText('The plan cannot be opened')).toBeVisible();
    // a code would be read to people where a word is missing
    expect(page.getByRole('alert').element().querySelector('p + div')?.textContent).not.toMatch(/^plan\./);
  });

  it('gives way to another one', async () => {
    const { rerender } = await mount(plan({ source: fileOf('') }), settings);
    await expect.element(page.getByRole('alert')).toBeVisible();
    await rerender(plan());
    await settled();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  });
});

describe('a published plan [PLN-03]', () => {
  it('is drawn from the bytes that were published', async () => {
    const bytes = encodeDrawing(office.drawing);
    const load = () => Promise.resolve(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream());
    await mount(plan({ source: { kind: 'published', id: 'L-1@1', load, sizeBytes: bytes.length } }), settings);
    await settled();
    expect(inks().inked).toBeGreaterThan(5000);
  });
});
