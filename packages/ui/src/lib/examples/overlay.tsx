import { Button } from '../../Button/index.ts';
import { Dialog } from '../../Dialog/index.ts';
import { Drawer } from '../../Drawer/index.ts';
import { Menu } from '../../Menu/index.ts';
import { Popover } from '../../Popover/index.ts';
import { TextField } from '../../TextField/index.ts';
import { Tooltip } from '../../Tooltip/index.ts';
import type { Examples } from './types.ts';

const none = (): void => {};

/** Examples of what lies over the page. */
export const overlayExamples: Examples = {
  Dialog: (root) => (
    <Dialog {...root} isOpen onClose={none} title="处理报警" footer={<Button>提交</Button>}>
      <TextField label="说明" />
    </Dialog>
  ),
  Drawer: (root) => (
    <Drawer {...root} isOpen onClose={none} title="筛选设备" footer={<Button>应用</Button>}>
      <TextField label="位置" />
    </Drawer>
  ),
  Menu: (root) => (
    <Menu
      {...root}
      defaultOpen
      items={[{ id: 'mute', label: '静音', onSelect: none }]}
      renderTrigger={(props) => <Button {...props}>更多</Button>}
    />
  ),
  Popover: (root) => (
    <Popover {...root} label="为何离线" defaultOpen renderTrigger={(props) => <Button {...props}>离线</Button>}>
      三天没有上报
    </Popover>
  ),
  Tooltip: (root) => (
    <Tooltip {...root} text="静音 30 分钟" defaultOpen>
      <Button>静音</Button>
    </Tooltip>
  ),
};
