import { useBrand, useProductName } from '../lib/brand.ts';
import { Logo, Product } from './LoginScreen.styles.ts';

/** What the console calls itself, under the logo of the tenant. @spec N22 */
export function ProductName() {
  const { logo } = useBrand();
  const name = useProductName();
  return (
    <>
      {logo !== '' && <Logo src={logo} alt="" />}
      <Product>{name}</Product>
    </>
  );
}
