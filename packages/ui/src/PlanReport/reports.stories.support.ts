import type { DrawingReport, LossReason, ReportRow } from '@fireline/domain/plan/drawing';

const row = (
  kind: string,
  layer: string,
  counts: readonly [number, number, number],
  ...reasons: LossReason[]
): ReportRow => {
  const [drawn, approximated, notDrawn] = counts;
  return { kind, layer, drawn, approximated, notDrawn, reasons };
};

const walls: readonly ReportRow[] = [
  row('LINE', '墙体 WALL', [1204, 0, 0]),
  row('LWPOLYLINE', '墙体 WALL', [318, 0, 0]),
  row('INSERT', '消防-烟感', [146, 0, 0]),
  row('INSERT', '消防-喷淋', [212, 0, 0]),
  row('TEXT', '标注 TEXT', [187, 0, 0]),
];

const base: DrawingReport = {
  version: 'AC1015',
  isBinary: false,
  declaredEncoding: 'ANSI_936',
  encoding: 'gbk',
  entities: { LINE: 1204, LWPOLYLINE: 318, INSERT: 358, TEXT: 187 },
  rows: walls,
  isTruncated: false,
  sizeBytes: 4_812_340,
};

/** Reports as real plans give them. */
export const reports = {
  whole: base,
  losses: {
    ...base,
    version: 'AC1024',
    declaredEncoding: 'ANSI_1252',
    rows: [
      ...walls,
      row('SPLINE', '地形', [0, 42, 0], 'simplified'),
      row('HATCH', '填充', [88, 13, 0], 'simplified'),
      row('3DSOLID', '设备', [0, 0, 6], 'unsupported'),
      row('INSERT', '外部参照', [0, 0, 2], 'blockMissing'),
      row('VIEWPORT', '0', [0, 0, 3], 'paperSpace'),
      row('ACAD_PROXY_ENTITY', '天正标注', [0, 0, 97], 'unsupported'),
    ],
  },
  approximated: { ...base, rows: [...walls, row('SPLINE', '地形', [0, 42, 0], 'simplified')] },
  cut: { ...base, isTruncated: true, isBinary: true },
  nothing: {
    ...base,
    version: '',
    declaredEncoding: '',
    encoding: 'windows-1252',
    entities: {},
    rows: [],
    sizeBytes: 431,
  },
} as const satisfies Readonly<Record<string, DrawingReport>>;
