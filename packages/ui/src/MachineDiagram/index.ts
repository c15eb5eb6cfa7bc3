export { MachineDiagram, type MachineDiagramProps } from './MachineDiagram.tsx';
