import { Tag } from 'antd';
import { words } from '../page/data.ts';
import { register, thousand } from '../page/harness.ts';

const colours = ['success', 'default', 'error', 'warning', 'warning'] as const;

register({
  draw: (turn) =>
    thousand.map((index) => (
      <Tag key={index} color={colours[(index + turn) % colours.length]}>
        {words[(index + turn) % words.length]}
      </Tag>
    )),
  isDrawn: (host) => host.querySelectorAll('.ant-tag').length >= thousand.length,
});
