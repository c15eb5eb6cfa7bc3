import { PassThrough } from 'node:stream';
import { once } from 'node:events';
import { ok, refuse } from '@fireline/domain/lib';
import { describe, expect, it, vi } from 'vitest';
import type { Life } from '../life/life.ts';
import { listenForStorms, readStormLine, stormHelp } from './typedStorm.ts';

const terminal = (isTTY: boolean) => Object.assign(new PassThrough(), { isTTY, unref: vi.fn<() => PassThrough>() });

describe('a storm typed in the terminal', () => {
  it('is read from the line [ALM-07 N25]', () => {
    expect(readStormLine('storm')).toEqual({ ok: true, value: { perSecond: 200, seconds: 30 } });
    expect(readStormLine('  Storm  ')).toEqual({ ok: true, value: { perSecond: 200, seconds: 30 } });
    expect(readStormLine('storm 5x10@17')).toEqual({ ok: true, value: { perSecond: 5, seconds: 10, buildingId: 17 } });
    expect(readStormLine('storm 2000x10')).toMatchObject({ ok: false, problems: [{ code: 'form.range' }] });
    expect(readStormLine('storm please')).toMatchObject({ ok: false, problems: [{ code: 'form.format' }] });
    expect(readStormLine('stormy')).toBeUndefined();
    expect(readStormLine('help')).toBeUndefined();
  });

  it('begins, and whatever is wrong is told [ALM-07 N25]', async () => {
    const input = terminal(true);
    const storm = vi.fn<Life['storm']>(({ perSecond, seconds, buildingId = 3 }) =>
      buildingId === 99
        ? refuse({ code: 'form.format', field: 'buildingId' })
        : ok({ total: perSecond * seconds, buildingId, endsAt: 0 }),
    );
    const told: string[] = [];
    const stop = listenForStorms({ input, life: { storm }, tell: (text) => void told.push(text) });
    expect(input.unref).toHaveBeenCalledOnce();
    input.end('storm\n\nstorm 5x10@17\nstorm 1x1@99\nstorm now\nhelp\n');
    await once(input, 'close');
    expect(storm.mock.calls.map(([options]) => options)).toEqual([
      { perSecond: 200, seconds: 30 },
      { perSecond: 5, seconds: 10, buildingId: 17 },
      { perSecond: 1, seconds: 1, buildingId: 99 },
    ]);
    expect(told).toEqual([
      'A storm of 6000 alarms begins in building 3.',
      'A storm of 50 alarms begins in building 17.',
      stormHelp,
      stormHelp,
      "'help' is not understood. Type storm and Enter to set a building on fire.",
    ]);
    expect(() => input.emit('error', new Error('the terminal is gone'))).not.toThrow();
    stop?.();
  });

  it('is not waited for where nobody can type [N25]', () => {
    const input = terminal(false);
    const storm = vi.fn<Life['storm']>();
    expect(listenForStorms({ input, life: { storm }, tell: () => {} })).toBeUndefined();
    expect(input.listenerCount('data')).toBe(0);
    expect(input.unref).not.toHaveBeenCalled();
  });
});
