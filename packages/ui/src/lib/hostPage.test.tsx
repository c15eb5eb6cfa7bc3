import { expect, it, onTestFinished } from 'vitest';
import { examples } from './examples.tsx';
import { mount } from './mount.test.support.tsx';

const none = { className: 'from-outside', 'data-conformance': '', ref: () => {} };
/** They keep the page still while they are open. */
const modal = new Set(['CommandPalette', 'Dialog', 'Drawer', 'KeyboardHelp']);
const drawnOf = (isWanted: (name: string) => boolean) =>
  Object.entries(examples)
    .filter(([name]) => isWanted(name))
    .map(([name, example]) => <div key={name}>{example(none)}</div>);

/** What any page is made of, with nothing of ours around it. */
function hostPage(): HTMLElement {
  const host = document.createElement('main');
  host.innerHTML = `<h1>Portal</h1><h2>Today</h2><p>Text <a href="#a">link</a> <small>small</small></p>
    <form><label>Name <input value="x" /></label><select><option>1</option></select><textarea>t</textarea>
      <button>Send</button></form>
    <ul><li>one</li></ul><dl><dt>a</dt><dd>b</dd></dl>
    <table><caption>c</caption><tbody><tr><th>h</th><td>d</td></tr></tbody></table>
    <dialog open>dialog</dialog><details open><summary>s</summary>d</details><hr /><svg><path d="M0 0" /></svg>`;
  document.body.prepend(host);
  onTestFinished(() => host.remove());
  return host;
}

const styleOf = (element: Element): string => {
  const style = getComputedStyle(element);
  return [...style].map((name) => `${name}: ${style.getPropertyValue(name)}`).join('\n');
};

/** What all elements of the page look like, apart from what follows from how much stands below. */
function looksOf(elements: readonly Element[]): string[] {
  const follows =
    /^(block-size|height|perspective-origin|transform-origin|inline-size|width|inset.*|top|right|bottom|left): .*$/gm;
  return elements.map((element) => `${element.tagName} ${styleOf(element).replaceAll(follows, '')}`);
}

it('every component together changes nothing in the page around it, and modal ones leave nothing behind [LIB-04]', async () => {
  const host = hostPage();
  const watched = [document.documentElement, document.body, host, ...host.querySelectorAll('*')];
  const before = looksOf(watched);
  const { rerender } = await mount(drawnOf((name) => !modal.has(name)));
  expect(looksOf(watched)).toEqual(before);
  await rerender(drawnOf((name) => modal.has(name)));
  expect(looksOf(watched)).not.toEqual(before);
  await rerender(null);
  expect(looksOf(watched)).toEqual(before);
});

/** What portals say of all their elements, and worse. */
const hostile = `
  * { margin: 0; padding: 0; box-sizing: content-box; }
  main button, body div input, select, textarea {
    all: unset; min-height: 80px; margin: 9px; padding: 20px; border: 5px dotted lime; border-radius: 20px; background: pink;
    box-shadow: 0 0 9px red; color: purple; font: 700 22px serif; letter-spacing: 4px; text-transform: uppercase;
  }
  h1, h2, h3, h4, h5, h6, p, ul, ol, li, dl, dt, dd, figure, nav, section, header, footer, form, fieldset, label, summary {
    float: left; margin: 30px; padding: 30px; background: yellow; color: green; font: italic 40px serif; list-style: square; text-align: right;
  }
  a { display: inline-block; border-bottom: 4px solid; color: lime; text-decoration: overline; }
  table, th, td, tr, thead, tbody { border: 6px double; background: cyan; text-align: right; vertical-align: bottom; }
  small, strong, em, code, pre, span, time, output { color: orange; font: 30px serif; }
  div { display: flex; margin: 7px; border: 3px solid lime; padding: 11px; background: pink; color: green; }
  span, time, output { display: block; margin: 5px; letter-spacing: 3px; }
  svg, svg * { display: block; float: left; max-width: 50%; margin: 4px; border: 2px solid; background: pink; vertical-align: top; }
  svg, path, circle, rect, line { fill: lime; stroke: red; }
  canvas { max-width: 50%; border: 4px solid; padding: 5px; }
  body, main {
    font-style: italic; font-weight: 700; letter-spacing: 5px; text-align: right; text-indent: 20px; text-shadow: 1px 1px red;
    text-transform: uppercase; white-space: pre; word-spacing: 9px; word-break: break-all; overflow-wrap: anywhere; hyphens: auto;
    font-variant: small-caps; font-stretch: condensed; font-feature-settings: 'smcp'; cursor: wait; list-style: square inside;
    line-break: anywhere; quotes: '<' '>'; tab-size: 2;
  }`;

it('rules of the page around them for any element, and what its text inherits, do not reach the components [LIB-04]', async () => {
  const { root } = await mount(drawnOf(() => true));
  // where the page puts the provider is up to the page
  const place = 'position: absolute; display: block; width: 1200px; margin: 0; border: 0; padding: 0';
  root.parentElement?.setAttribute('style', place);
  const drawn = [...root.querySelectorAll('*')].filter((element) => element.checkVisibility());
  const before = drawn.map(styleOf);
  const sheet = document.createElement('style');
  sheet.textContent = hostile;
  document.head.prepend(sheet);
  onTestFinished(() => sheet.remove());
  const changed = drawn.flatMap((element, index) => {
    const after = styleOf(element).split('\n');
    const was = before[index]?.split('\n') ?? [];
    const lines = after.filter((line, at) => line !== was[at]);
    return lines.length === 0 ? [] : [`${element.outerHTML.slice(0, 120)}: ${lines.slice(0, 4).join('; ')}`];
  });
  expect(changed).toEqual([]);
});

it('what is hidden or can be dragged stays so [LIB-04]', async () => {
  const { root } = await mount(
    <ul>
      <li hidden>hidden</li>
      <li draggable>dragged</li>
    </ul>,
  );
  const [hidden, dragged] = [...root.querySelectorAll('li')].map((element) => getComputedStyle(element));
  expect(hidden?.display).toBe('none');
  expect(dragged?.getPropertyValue('-webkit-user-drag')).toBe('element');
});
