import { existsSync, readFileSync } from 'node:fs';
import { getStoryContext, type TestContext, type TestRunnerConfig } from '@storybook/test-runner';
import { type MatchImageSnapshotOptions, toMatchImageSnapshot } from 'jest-image-snapshot';
import type { Page } from 'playwright';

/** The test runner runs this file under Jest, whose globals are not in scope for types. */
declare const expect: {
  (value: Buffer): { readonly toMatchImageSnapshot: (options: MatchImageSnapshotOptions) => void };
  readonly extend: (matchers: { readonly toMatchImageSnapshot: typeof toMatchImageSnapshot }) => void;
};

/** The pinned Chromium is in use and pictures are wanted; `tooling/test-all.ts` says so, and says when it is not. */
const isVisual = process.env.VISUAL === '1';

/** Each grid in every theme in the default language, and in every language in the default theme. */
const modes = [
  { theme: 'light', language: 'cn' },
  { theme: 'dark', language: 'cn' },
  { theme: 'contrast', language: 'cn' },
  { theme: 'light', language: 'hk' },
  { theme: 'light', language: 'en' },
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

const folder = `${process.cwd()}/tests/visual/baseline`;

async function switchTo(page: Page, mode: Mode): Promise<void> {
  await page.evaluate(
    (globals) =>
      new Promise<void>((resolve) => {
        const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
        channel.once('storyRendered', () => resolve());
        channel.emit('updateGlobals', { globals });
      }),
    mode,
  );
}
/** Axe judges each story in `vitest --project storybook`: here it would judge them again, and in each mode to nobody's ear. */
async function withoutAxe(page: Page): Promise<void> {
  await page.evaluate(() => {
    const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__') as Channel;
    channel.emit('updateGlobals', { globals: { a11y: { manual: true } } });
  });
}

interface Channel {
  once: (event: string, listener: () => void) => void;
  emit: (event: string, payload: object) => void;
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
 * The picture that is looked for, or that comes twice, else the last of several: edges drawn over a tint may differ by one step of a
 * colour from shot to shot. The comparison forgives that step, and nothing that moves.
 */
async function steadyPicture(page: Page, baseline: Buffer | undefined): Promise<Buffer> {
  const seen = baseline ? [baseline] : [];
  for (let shot = 0; ; shot += 1) {
    await settled(page);
    const picture = await page.screenshot({
      animations: 'disabled',
      caret: 'hide',
      fullPage: true,
      style: drawnOffScreen,
    });
    if (shot === 4 || seen.some((earlier) => earlier.equals(picture))) return picture;
    seen.push(picture);
  }
}

/** The runner's type leaves out the globals that a story names for itself. */
const storyOf = async (page: Page, context: TestContext) =>
  (await getStoryContext(page, context)) as Awaited<ReturnType<typeof getStoryContext>> & {
    readonly storyGlobals: { readonly language?: string; readonly viewport?: object };
  };

const config: TestRunnerConfig = {
  setup: () => expect.extend({ toMatchImageSnapshot }),
  async preVisit(page, context) {
    await withoutAxe(page);
    const { parameters, storyGlobals } = await storyOf(page, context);
    await page.setViewportSize(windowOf({ ...parameters.viewport }, { ...storyGlobals.viewport }));
  },
  async postVisit(page, context) {
    if (!isVisual) return;
    const { parameters, tags, storyGlobals } = await storyOf(page, context);
    if (!tags.includes('grid')) return;
    const window = windowOf({ ...parameters.viewport }, { ...storyGlobals.viewport });
    for (const mode of modes) {
      // a story that names its own language stays in it
      if ((storyGlobals.language ?? mode.language) !== mode.language) continue;
      await switchTo(page, mode);
      if (window !== desk) await unroll(page, window);
      await settled(page);
      const name = `${context.id}--${mode.theme}-${mode.language}`;
      const file = `${folder}/${name}.png`;
      const baseline = existsSync(file) ? readFileSync(file) : undefined;
      const picture = await steadyPicture(page, baseline);
      // the same bytes need not be decoded and counted pixel by pixel, which takes longer than all the rest
      if (baseline?.equals(picture)) continue;
      expect(picture).toMatchImageSnapshot({
        customSnapshotsDir: folder,
        customDiffDir: `${process.cwd()}/test-results/visual`,
        customSnapshotIdentifier: name,
        comparisonMethod: 'pixelmatch',
        // looser settings let a changed brand colour and a changed radius pass
        customDiffConfig: { threshold: 0.01, includeAA: true },
        failureThresholdType: 'pixel',
        failureThreshold: 0,
        runInProcess: true,
      });
    }
    await switchTo(page, modes[0]);
  },
};
export default config;
