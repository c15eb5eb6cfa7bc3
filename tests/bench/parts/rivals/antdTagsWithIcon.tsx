import {
  CheckCircleOutlined,
  DisconnectOutlined,
  ExclamationCircleOutlined,
  ThunderboltOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Tag } from 'antd';
import { words } from '../page/data.ts';
import { register, thousand } from '../page/harness.ts';

const colours = ['success', 'default', 'error', 'warning', 'warning'] as const;
const icons = [
  CheckCircleOutlined,
  DisconnectOutlined,
  WarningOutlined,
  ExclamationCircleOutlined,
  ThunderboltOutlined,
];

register({
  draw: (turn) =>
    thousand.map((index) => {
      const which = (index + turn) % words.length;
      const Icon = icons[which] ?? CheckCircleOutlined;
      return (
        <Tag key={index} color={colours[which]} icon={<Icon />}>
          {words[which]}
        </Tag>
      );
    }),
  isDrawn: (host) => host.querySelectorAll('.ant-tag svg').length >= thousand.length,
});
