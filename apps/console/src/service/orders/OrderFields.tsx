import { deviceCalls } from '@fireline/api/device';
import { useApi, useCall } from '@fireline/api/react';
import { serviceCalls } from '@fireline/api/service';
import {
  imageCount,
  notificationMethods,
  orderCategories,
  orderImageBytesMax,
  problemChars,
  serviceWords,
} from '@fireline/domain/service';
import { pathTo } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import { ComboBox } from '@fireline/ui/ComboBox';
import { useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { Link } from '@fireline/ui/Link';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import { useMay } from '../../lib/session/useMay.ts';
import { LevelField } from './LevelField.tsx';
import type { FromChat } from './useChatOrigin.ts';
import { orderWords } from './words.ts';

const none: string | null = null;
const noMethods: readonly string[] = [];
const found = 20;

/** Orders about the same device that are not closed: perhaps another is not needed. */
function SimilarOrders({ imei }: { readonly imei: string }) {
  const t = useWords(orderWords, serviceWords);
  const { data } = useCall(serviceCalls.similarOrders, { imei });
  if (!data || data.orders.length === 0) return null;
  return (
    <Banner tone="attention">
      {t('workOrder.similar', { count: data.orders.length })}
      <ul>
        {data.orders.map(({ orderId, number, problem, state }) => (
          <li key={orderId}>
            <Link href={pathTo('workOrderDetail', { orderId })}>{number}</Link> {t(`service.order.state.${state}`)} ·{' '}
            {problem}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** A device by its name, place or number; also one that the address names. */
function DeviceField({ imei }: { readonly imei: string }) {
  const t = useWords(orderWords);
  const { client } = useApi();
  const { name: _name, ...field } = useFormField('deviceImei', {
    label: t('workOrder.device'),
    initial: imei === '' ? none : imei,
  });
  const known = useCall(deviceCalls.list, { search: imei, pageSize: 1 }, { isEnabled: imei !== '' }).data?.rows ?? [];
  const optionOf = (device: { imei: string; name: string; placeName: string }) => ({
    value: device.imei,
    label: device.name,
    description: `${device.placeName} · ${device.imei}`,
  });
  return (
    <>
      <ComboBox
        {...field}
        key={known[0]?.imei ?? ''}
        options={known.map(optionOf)}
        load={async ({ text, signal }) => {
          const { rows } = await client.send(deviceCalls.list, { search: text, pageSize: found }, { signal });
          return rows.map(optionOf);
        }}
        messages={{ loading: t('workOrder.device.searching'), empty: t('workOrder.device.none') }}
        isClearable
        isOptional
      />
      {field.value !== null && field.value !== '' && <SimilarOrders imei={field.value} />}
    </>
  );
}

function Pictures({ initial }: { readonly initial: readonly File[] }) {
  const t = useWords(orderWords);
  const { name: _name, ...field } = useFormField('images', { label: t('workOrder.images'), initial });
  return <ImagePicker {...field} countMax={imageCount.max} bytesMax={orderImageBytesMax} isOptional />;
}

interface OrderFieldsProps {
  /** The device that the address names; empty: none. */
  readonly imei: string;
  /** The device is asked for: the order comes from nothing that has one. */
  readonly hasDevice: boolean;
  /** What it begins with. */
  readonly from: FromChat;
}

/** The fields of a new order. @spec SRV-01 */
export function OrderFields({ imei, hasDevice, from }: OrderFieldsProps) {
  const t = useWords(orderWords, serviceWords);
  const maySearch = useMay()(deviceCalls.list);
  return (
    <>
      <TextArea
        {...useFormField('problem', { label: t('workOrder.problem'), initial: from.problem })}
        countMax={problemChars.max}
        required
      />
      <Select
        {...useFormField('category', { label: t('workOrder.category'), initial: none })}
        options={orderCategories.map((value) => ({
          value: value as string,
          label: t(`service.order.category.${value}`),
        }))}
        required
      />
      <LevelField />
      <MultiSelect
        {...useFormField('notificationMethods', { label: t('workOrder.methods'), initial: noMethods })}
        description={t('workOrder.methods.note')}
        options={notificationMethods.map((value) => ({
          value: value as string,
          label: t(`service.order.method.${value}`),
        }))}
        required
      />
      {hasDevice && maySearch && <DeviceField imei={imei} />}
      <Pictures initial={from.images} />
    </>
  );
}
