import { RecordPage } from '../../lib/record/RecordPage.tsx';
import { categories } from './records.ts';

/** The categories of patrols: made, changed, and deleted while they are empty. @spec INS-01 */
export const CategoryListScreen = () => <RecordPage of={categories} />;
