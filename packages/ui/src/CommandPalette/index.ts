export { CommandPalette, type CommandPaletteProps } from './CommandPalette.tsx';
export { type Command } from './match.ts';
