import { SplitRatioEditor } from '../../SplitRatioEditor/index.ts';
import type { Examples } from './types.ts';

/** Examples of what is done with prices, shares and statements. */
export const moneyExamples: Examples = {
  SplitRatioEditor: (root) => (
    <SplitRatioEditor
      {...root}
      label="分账"
      saved={[{ recipientId: 'R1', name: '星河物业', account: '1230004501', ratio: 30 }]}
      defaultValue={[
        { recipientId: 'R1', name: '星河物业', account: '1230004501', ratio: 33 },
        { recipientId: 'R2', name: '南山维保', account: '1230007788', ratio: 60 },
      ]}
      recipients={[{ recipientId: 'R3', name: '福田经销商', account: '1230009120' }]}
      merchantMaxPercent={80}
      description="按设备服务费"
      problem="已被他人修改"
    />
  ),
};
