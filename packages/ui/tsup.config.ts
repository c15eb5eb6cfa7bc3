import { defineConfig } from 'tsup';
import { libraryConfig } from '../../tooling/tsup.ts';

export default defineConfig(libraryConfig());
