export { RouteBuilder, type RouteBuilderProps } from './RouteBuilder.tsx';
export { type RoutePoint } from './route.ts';
