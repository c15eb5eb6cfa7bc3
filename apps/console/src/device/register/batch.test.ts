import { deviceCalls } from '@fireline/api/device';
import type { Client } from '@fireline/api/lib';
import { expect, it } from 'vitest';
import { partsOf, sendBatch } from './batch.ts';

/** Answers moves, and says of which of them not all is put back. */
function clientOf(partly: readonly string[], undone: (string | undefined)[] = []): Client {
  let moves = 0;
  const send = async (call: unknown, sent: { readonly deviceIds?: readonly number[]; readonly moveId?: string }) => {
    if (call === deviceCalls.undoMove) {
      undone.push(sent.moveId);
      return { done: 1, refused: [], isPutBack: !partly.includes(sent.moveId ?? '') };
    }
    moves += 1;
    return { done: sent.deviceIds?.length ?? 0, refused: [], moveId: `move${moves}` };
  };
  return { send } as unknown as Client;
}

it('a move that is taken back says whether all of its parts are put back [DEV-12]', async () => {
  const parts = partsOf({ mode: 'some', ids: new Set([1, 2, 3]) }, {}, 1);
  for (const [partly, isPutBack] of [
    [[], true],
    [['move2'], false],
  ] as const) {
    const client = clientOf(partly);
    const { undo } = await sendBatch(client, 'bind', parts, { placeId: 1 });
    expect(await undo?.(client)).toEqual({ count: 3, isPutBack });
  }
});

it('parts of a move are taken back in the reverse of their order [DEV-12]', async () => {
  const undone: (string | undefined)[] = [];
  const client = clientOf([], undone);
  const parts = partsOf({ mode: 'some', ids: new Set([1, 2, 3]) }, {}, 1);
  const { undo } = await sendBatch(client, 'bind', parts, { placeId: 1 });
  await undo?.(client);
  expect(undone).toEqual(['move3', 'move2', 'move1']);
});
