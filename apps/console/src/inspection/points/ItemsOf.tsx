import type { InspectionPointDetail } from '@fireline/api/inspection';
import { Items, Requirement } from './Points.styles.ts';

/** What is looked at in a point, in its order. @spec INS-02 */
export function ItemsOf({ items }: { readonly items: InspectionPointDetail['itemList'] }) {
  return (
    <Items>
      {items.map(({ itemId, content, requirement }) => (
        <li key={itemId}>
          {content}
          {requirement && <Requirement>{requirement}</Requirement>}
        </li>
      ))}
    </Items>
  );
}
