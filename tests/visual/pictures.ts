import { existsSync, readFileSync } from 'node:fs';
import { getStoryContext } from '@storybook/test-runner';
import { type MatchImageSnapshotOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';
import { runAsTests } from '../../.storybook/proved.ts';

/** The test runner runs this file under Jest, whose globals are not in scope for types, with the page that it has set up. */
declare const page: Page;
declare const test: (name: string, run: () => Promise<void>) => void;
declare const expect: {
  (value: Buffer): { readonly toMatchImageSnapshot: (options: MatchImageSnapshotOptions) => void };
  (value: readonly string[]): { readonly toEqual: (expected: readonly string[]) => void };
  readonly extend: (matchers: { readonly toMatchImageSnapshot: typeof toMatchImageSnapshot }) => void;
};

/** Each theme and each language once: colours go wrong in any language, and lines break wrongly in any theme. */
const modes = [
  { theme: 'light', language: 'cn' },
  { theme: 'dark', language: 'hk' },
  { theme: 'contrast', language: 'en' },
] as const;
type Mode = (typeof modes)[number];

/** The window of stories that name none, as `test-runner-jest.config.js` opens it. */
const desk = { width: 1366, height: 768 };

interface Viewports {
  readonly options?: Readonly<Record<string, { readonly styles: { readonly width: string; readonly height: string } }>>;
}

/** The window that a story says it is seen through. */
function windowOf({ options }: Viewports, { value }: { readonly value?: string | undefined }): typeof desk {
  const styles = value === undefined ? undefined : options?.[value]?.styles;
  return styles ? { width: Number.parseInt(styles.width, 10), height: Number.parseInt(styles.height, 10) } : desk;
}

const folder = `tests/visual/baseline`;

interface Channel {
  once: (event: string, listener: () => void) => void;
  on: (event: string, listener: (reply?: unknown) => void) => void;
  off: (event: string, listener: (reply?: unknown) => void) => void;
  emit: (event: string, payload: object) => void;
}

async function switchTo(globals: object, until: 'globalsUpdated' | 'storyRendered'): Promise<void> {
  await page.evaluate(
    (asked) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.once(asked.until, () => resolve());
        channel.emit('updateGlobals', { globals: asked.globals });
      }),
    { globals, until },
  );
}
/** Fonts are there, queued focus moves and layout effects have run, and what a worker draws is drawn. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  // a plan is drawn piece by piece, and says when the last is there
  await page.waitForFunction(() => document.querySelector('canvas[data-picture]:not([data-picture="done"])') === null);
}

/** The whole of a phone's page in its window: else what sticks to the window's edge lies across the middle of the picture. */
async function unroll(page: Page, window: typeof desk): Promise<void> {
  await page.setViewportSize(window);
  await settled(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height });
}

/** The picture is of the whole page, and what lies below the window is else left undrawn where a list saves that. */
const drawnOffScreen = '* { content-visibility: visible !important; }';

/**
 * The picture that is looked for; else, after some more shots, the last: a part may still be on its way, and edges drawn over a tint may
 * differ by one step of a colour from shot to shot. The comparison forgives that step, and nothing that moves. Where there is none to
 * look for: one that comes twice.
 */
async function steadyPicture(page: Page, baseline: Buffer | undefined): Promise<Buffer> {
  let wanted = baseline;
  for (let shot = 0; ; shot += 1) {
    await settled(page);
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      style: drawnOffScreen,
    });
    if (shot === 4 || wanted?.equals(picture)) return picture;
    wanted = baseline ?? picture;
  }
}

/** The runner's type leaves out the globals that a story names for itself. */
const storyOf = async (id: string) =>
  (await getStoryContext(page, { id, title: '', name: '' })) as Awaited<ReturnType<typeof getStoryContext>> & {
    readonly storyGlobals: { readonly viewport?: object };
  };

/** Shows a story; its own steps know the words of the first mode. Axe judges stories in `vitest --project storybook`. */
async function show(id: string, window: typeof desk): Promise<void> {
  await page.setViewportSize(window);
  await page.evaluate((story) => (Reflect.get(globalThis, '__test') as (id: string) => Promise<unknown>)(story), id);
}

async function expectPicture(id: string, mode: Mode, window: typeof desk): Promise<void> {
  if (window !== desk) await unroll(page, window);
  const name = `${id}--${mode.theme}-${mode.language}`;
  const file = `${folder}/${name}.png`;
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const picture = await steadyPicture(page, baseline);
  // the same bytes need not be decoded and counted pixel by pixel, which takes longer than all the rest
  if (baseline?.equals(picture)) return;
  expect(picture).toMatchImageSnapshot({
    customSnapshotsDir: folder,
    customDiffDir: 'test-results/visual',
    customSnapshotIdentifier: name,
    comparisonMethod: 'pixelmatch',
    // looser settings let a changed brand colour and a changed radius pass
    customDiffConfig: { threshold: 0.01, includeAA: true },
    failureThresholdType: 'pixel',
    failureThreshold: 0,
    runInProcess: true,
  });
}

/** What Storybook says of a story that ended: its id and state, or what was thrown. */
interface Ending {
  readonly storyId?: string;
  readonly status?: 'success' | 'error';
  readonly message?: string;
}

interface Entry {
  readonly id: string;
  readonly type: string;
  readonly tags: readonly string[];
}

const storiesOf = (isMeant: (tags: readonly string[]) => boolean): readonly string[] => {
  const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
    readonly entries: Readonly<Record<string, Entry>>;
  };
  return Object.values(entries).flatMap(({ id, type, tags }) => (type === 'story' && isMeant(tags) ? [id] : []));
};

/**
 * Compares the pictures of every second story that shows a grid. The runner's own tests are a file for each component, and a browser for
 * each file, which compiles all stories again; here one page shows them one after another, as Storybook's own does.
 * @param first 0 or 1
 */
export function comparePictures(first: number): void {
  expect.extend({ toMatchImageSnapshot });
  const grids = storiesOf((tags) => tags.includes('grid'));
  for (const [place, id] of grids.filter((_, at) => at % 2 === first).entries())
    test(id, async () => {
      // Storybook reloads the page of a story that is left while it is drawn
      await switchTo({ ...modes[0], a11y: { manual: true } }, place === 0 ? 'globalsUpdated' : 'storyRendered');
      const { parameters, storyGlobals } = await storyOf(id);
      const window = windowOf({ ...parameters.viewport }, { ...storyGlobals.viewport });
      await show(id, window);
      for (const mode of modes) {
        if (mode !== modes[0]) await switchTo(mode, 'storyRendered');
        await expectPicture(id, mode, window);
      }
    });
}

/** Draws stories one after another. @returns each that failed, with the reason */
const failuresOf = (ids: readonly string[]): Promise<readonly string[]> =>
  page.evaluate(async (stories) => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    const failures: string[] = [];
    for (const storyId of stories)
      await new Promise<void>((resolve) => {
        const ends = ['storyFinished', 'storyThrewException', 'storyErrored', 'storyMissing'].map((event) => {
          const end = (reply?: unknown): void => {
            const { storyId: ended = storyId, status = 'error', message = event } = { ...(reply as Ending) };
            // the one before, which threw, ends as well
            if (ended !== storyId) return;
            for (const one of ends) channel.off(one.event, one.end);
            if (status === 'error') failures.push(`${storyId}: ${message}`);
            resolve();
          };
          channel.on(event, end);
          return { event, end };
        });
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    return failures;
  }, ids);

/** Draws every story that is neither run as a test nor compared with a picture, those of a component in one test. @param first 0 or 1 */
export function drawOthers(first: number): void {
  const others = storiesOf((tags) => tags.includes('test') && !runAsTests.some((tag) => tags.includes(tag)));
  const components = Map.groupBy(others, (id) => id.slice(0, id.indexOf('--')));
  for (const [component, ids] of [...components].filter((_, at) => at % 2 === first))
    test(`${component}: every story is drawn`, async () => {
      await page.setViewportSize(desk);
      expect(await failuresOf(ids)).toEqual([]);
    });
}

/** The whole Storybook is called by the story and the project, and by the project before its script has run. */
export function namePages(): void {
  test('the title of a page names the story and the project', async () => {
    const { origin } = new URL(page.url());
    const html = await (await page.request.get(`${origin}/index.html`)).text();
    const whole = await page.context().newPage();
    await whole.goto(`${origin}/?path=/story/actions-button--playground`);
    await whole.waitForFunction(() => document.title.includes('Playground'));
    const titles = [/<title>([^<]*)/.exec(html)?.[1] ?? '', await whole.title()];
    await whole.close();
    expect(titles).toEqual(['Fireline', 'Actions / Button - Playground ⋅ Fireline']);
  });
}
