/** By itself, so that only a console whose tenant has a colour loads what derives the others. */
export { brandOf } from '@fireline/ui/tokens';
