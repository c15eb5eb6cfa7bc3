export { type ChainLine, PriceChain, type PriceChainProps } from './PriceChain.tsx';
