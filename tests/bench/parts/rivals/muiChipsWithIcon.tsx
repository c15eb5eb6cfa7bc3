import { Chip, createSvgIcon } from '@mui/material';
import { words } from '../page/data.ts';
import { register, thousand } from '../page/harness.ts';

const colours = ['success', 'default', 'error', 'warning', 'warning'] as const;
// circles, triangles and squares, as simple as an icon can be
const icons = [
  'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20z',
  'M4 4h16v16H4z',
  'M12 3 22 20H2z',
  'M12 2 22 12 12 22 2 12z',
  'M6 2h12v20H6z',
].map((path, index) => createSvgIcon(<path d={path} />, `Shape${index}`));

register({
  draw: (turn) =>
    thousand.map((index) => {
      const which = (index + turn) % words.length;
      const Icon = icons[which] ?? 'span';
      return <Chip key={index} size="small" color={colours[which]} icon={<Icon />} label={words[which]} />;
    }),
  isDrawn: (host) => host.querySelectorAll('.MuiChip-root svg').length >= thousand.length,
});
