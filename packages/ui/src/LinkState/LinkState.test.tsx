import { expect, it } from 'vitest';
import { mount } from '../lib/mount.test.support.tsx';
import { type Link, LinkState } from './LinkState.tsx';

const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const links: readonly (readonly [Link, string])[] = [
  [{ name: 'live' }, 'Live'],
  [{ name: 'connecting' }, 'Connecting'],
  [{ name: 'polling' }, 'Polling'],
  [{ name: 'stale', sinceMs: Date.parse('2026-11-21T02:58:00Z') }, 'Stale since 10:58:00'],
];

it('says how true the screen is, and since when it is not [N05]', async () => {
  const { root } = await mount(
    links.map(([link]) => <LinkState key={link.name} link={link} />),
    settings,
  );
  expect([...root.querySelectorAll('[data-link]')].map(({ textContent }) => textContent)).toEqual(
    links.map(([, text]) => text),
  );
});

it('each state has a symbol of its own: never colour alone [N05]', async () => {
  const { root } = await mount(links.map(([link]) => <LinkState key={link.name} link={link} />));
  expect(new Set([...root.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML)).size).toBe(links.length);
});
