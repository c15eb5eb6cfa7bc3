import { OrderListPage } from './OrderListPage.tsx';

/** Orders that the reader made, has in hand or took part in. @spec SRV-03 */
export const OrdersMineScreen = () => <OrderListPage list="my" />;
/** Orders that nobody has accepted. @spec SRV-03 */
export const OrdersUnprocessedScreen = () => <OrderListPage list="unprocessed" />;
/** Orders in somebody's hands. @spec SRV-03 */
export const OrdersProcessingScreen = () => <OrderListPage list="processing" />;
/** Orders that were, or are to be, handed on. @spec SRV-02 SRV-03 */
export const OrderTransfersScreen = () => <OrderListPage list="transfers" />;
/** Every order that the reader sees. @spec SRV-03 */
export const OrdersAllScreen = () => <OrderListPage list="all" />;
