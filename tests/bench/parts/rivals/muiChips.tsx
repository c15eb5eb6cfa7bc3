import { Chip } from '@mui/material';
import { words } from '../page/data.ts';
import { register, thousand } from '../page/harness.ts';

const colours = ['success', 'default', 'error', 'warning', 'warning'] as const;

register({
  draw: (turn) =>
    thousand.map((index) => (
      <Chip
        key={index}
        size="small"
        color={colours[(index + turn) % colours.length]}
        label={words[(index + turn) % words.length]}
      />
    )),
  isDrawn: (host) => host.querySelectorAll('.MuiChip-root').length >= thousand.length,
});
