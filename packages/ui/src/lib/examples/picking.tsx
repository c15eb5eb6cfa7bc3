import { wgs84 } from '@fireline/domain/site';
import { MapDistricts } from '../../MapDistricts/index.ts';
import { MapPicker } from '../../MapPicker/index.ts';
import type { Examples } from './types.ts';

/** Examples of what places are picked with. */
export const pickingExamples: Examples = {
  MapDistricts: (root) => <MapDistricts {...root} within="4403" point={wgs84(114.0579, 22.5431)} />,
  MapPicker: (root) => (
    <MapPicker
      {...root}
      label="场所位置"
      base={{
        kind: 'style',
        url: 'data:application/json,{"version":8,"sources":{},"layers":[]}',
        datum: 'WGS84',
      }}
      near={wgs84(113.9305, 22.5333)}
      defaultValue={{
        lnglat: wgs84(113.9436, 22.5185),
        datum: 'WGS84',
        address: '滨海大道 3001 号',
        code: '440305',
        adminPath: '/44/4403/440305/',
        adminName: '广东省/深圳市/南山区',
      }}
      description="场所大门的位置"
      problem="请核对位置"
    />
  ),
};
