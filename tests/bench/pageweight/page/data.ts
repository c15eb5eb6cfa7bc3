export const kinds = ['smoke', 'gas', 'hydrant'] as const;
export const rows = Array.from({ length: 20 }, (_, id) => ({
  id,
  name: `Device ${id}`,
  kind: kinds[id % 3] ?? 'smoke',
}));
