import { css, keyframes } from 'styled-components';
import { expect, it } from 'vitest';
import { oneText } from './symbolBox.ts';

it('rules of many pieces become one text; what has to be worked out later is refused [LIB-02]', () => {
  const [text, ...others] = oneText(css`
    ${css`
      color: red;
    `}
    ${'width: 1px;'}
  `);
  expect(text?.replaceAll(/\s+/g, ' ').trim()).toBe('color: red; width: 1px;');
  expect(others).toEqual([]);
  const blink = keyframes`to { opacity: 0; }`;
  expect(() =>
    oneText(css`
      animation: ${blink} 1s;
    `),
  ).toThrow(TypeError);
});
