import { dialAddress } from '@fireline/domain/site';
import { Link } from '@fireline/ui/Link';

/** Numbers that a press calls, in the order in which they are called. @spec SIT-03 */
export function PhoneLinks({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.map((number, index) => {
    const address = dialAddress(number);
    return (
      <span key={number}>
        {index > 0 && ' · '}
        {address ? <Link href={address}>{number}</Link> : number}
      </span>
    );
  });
}
