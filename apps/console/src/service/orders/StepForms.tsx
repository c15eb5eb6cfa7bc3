import { serviceCalls, type WorkOrderDetail } from '@fireline/api/service';
import type { Client } from '@fireline/api/lib';
import {
  assignmentForm,
  closingForm,
  declineForm,
  handlingForm,
  levelForm,
  imageCount,
  orderImageBytesMax,
  ratingNames,
  reasonChars,
  reassignForm,
  type Resolution,
  resolutions,
  type OrderEvent,
  serviceWords,
} from '@fireline/domain/service';
import { formWords } from '@fireline/domain/lib';
import { type FormSchema, useFormField } from '@fireline/ui/Form';
import { ImagePicker } from '@fireline/ui/ImagePicker';
import { RadioGroup } from '@fireline/ui/RadioGroup';
import { Select } from '@fireline/ui/Select';
import { TextArea } from '@fireline/ui/TextArea';
import { useWords } from '@fireline/ui/lib';
import type { ReactNode } from 'react';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { imageSchema } from '../../lib/images/imageSchema.ts';
import type { HeldImages } from '../../lib/images/useHeldImages.ts';
import { useImageUpload } from '../../lib/images/useImageUpload.ts';
import { AgentField } from './AgentField.tsx';
import { LevelField } from './LevelField.tsx';
import { orderWords } from './words.ts';

const problemWords = [serviceWords, formWords];
const noFiles: readonly File[] = [];

export interface StepFormProps {
  readonly order: WorkOrderDetail;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

function Reason({ label, isNeeded = false }: { readonly label: 'reason' | 'step'; readonly isNeeded?: boolean }) {
  const t = useWords(orderWords);
  const field = useFormField('reason', { label: t(`workOrder.${label}`), initial: '' });
  return <TextArea {...field} countMax={reasonChars.max} {...(isNeeded ? { required: true } : { isOptional: true })} />;
}

interface StepProps<Value> extends StepFormProps {
  readonly event: OrderEvent;
  readonly schema: FormSchema<Value>;
  readonly send: (value: Value, client: Client) => Promise<WorkOrderDetail>;
  readonly children: ReactNode;
}

/** A step with an order, entered beside it; a refusal keeps what was typed. */
function Step<Value>({ order, event, schema, send, onClose, onSaved, children }: StepProps<Value>) {
  const t = useWords(orderWords, serviceWords);
  const { orderId, number } = order;
  const draft = useDraft<Entered>(`workOrder.${orderId}.${event}`);
  const label = t(`service.order.event.${event}`);
  const submit = useFormSend<Value, WorkOrderDetail>({
    send,
    saved: () => t('workOrder.done', { number }),
    draft,
    onSaved,
  });
  return (
    <FormDrawer
      title={`${label} ${number}`}
      submitLabel={label}
      onClose={onClose}
      draft={draft}
      schema={schema}
      words={problemWords}
      onSubmit={submit}
    >
      {children}
    </FormDrawer>
  );
}

function AssignStep(props: StepFormProps & { readonly event: 'dispatch' | 'transfer' | 'reassign' }) {
  const { order, event } = props;
  const { orderId, revision, agentId } = order;
  return (
    <Step<FormValue<typeof assignmentForm>>
      {...props}
      schema={event === 'reassign' ? reassignForm : assignmentForm}
      send={(value, client) => {
        if (event === 'transfer') return client.send(serviceCalls.transferOrder, { orderId, ...value });
        const call = event === 'dispatch' ? serviceCalls.dispatchOrder : serviceCalls.reassignOrder;
        return client.send(call, { orderId, revision, ...value });
      }}
    >
      <AgentField orderId={orderId} holderId={agentId} />
      <Reason label="reason" isNeeded={event === 'reassign'} />
    </Step>
  );
}

function LevelStep(props: StepFormProps) {
  const { orderId, revision, level: levelNow } = props.order;
  return (
    <Step<FormValue<typeof levelForm>>
      {...props}
      event="setLevel"
      schema={levelForm}
      send={(value, client) => client.send(serviceCalls.setOrderLevel, { orderId, revision, ...value })}
    >
      <LevelField levelNow={levelNow} />
      <Reason label="reason" isNeeded />
    </Step>
  );
}

function DeclineStep(props: StepFormProps) {
  const { orderId } = props.order;
  return (
    <Step<FormValue<typeof declineForm>>
      {...props}
      event="decline"
      schema={declineForm}
      send={({ reason }, client) => client.send(serviceCalls.declineOrder, { orderId, reason })}
    >
      <Reason label="reason" isNeeded />
    </Step>
  );
}

type Handled = Omit<FormValue<typeof handlingForm>, 'images'> & HeldImages<'images'>;
const handlingSchema = imageSchema(handlingForm, 'images');
const imageFields = ['images'] as const;

function HandleStep(props: StepFormProps) {
  const t = useWords(orderWords);
  const { orderId } = props.order;
  const upload = useImageUpload(serviceCalls.uploadOrderImage, imageFields);
  return (
    <Step<Handled>
      {...props}
      event="handle"
      schema={handlingSchema}
      send={async (entered, client) =>
        client.send(serviceCalls.handleOrder, { orderId, reason: entered.reason, ...(await upload(entered)) })
      }
    >
      <Reason label="step" />
      <Pictures label={t('workOrder.images')} />
    </Step>
  );
}

function Pictures({ label }: { readonly label: string }) {
  const { name: _name, ...field } = useFormField('images', { label, initial: noFiles });
  return <ImagePicker {...field} countMax={imageCount.max} bytesMax={orderImageBytesMax} isOptional />;
}

/** Whether it is solved, why not, and for its creator how the service was. */
function ClosingFields({ isOwn }: { readonly isOwn: boolean }) {
  const t = useWords(orderWords, serviceWords);
  const resolution = useFormField<Resolution | null>('resolution', {
    label: t('workOrder.close.resolution'),
    initial: null,
  });
  const rating = useFormField<string | null>('rating', { label: t('workOrder.close.rating'), initial: null });
  return (
    <>
      <RadioGroup<Resolution>
        {...resolution}
        orientation="horizontal"
        options={resolutions.map((value) => ({ value, label: t(`service.order.resolution.${value}`) }))}
        required
      />
      <Reason label="reason" isNeeded={resolution.value === 'unresolved'} />
      {isOwn && (
        <Select
          {...rating}
          options={ratingNames.map((value) => ({ value: value as string, label: t(`service.order.rating.${value}`) }))}
          isOptional
        />
      )}
    </>
  );
}

function CloseStep({ isOwn, ...props }: StepFormProps & { readonly isOwn: boolean }) {
  const { orderId } = props.order;
  return (
    <Step<FormValue<typeof closingForm>>
      {...props}
      event="close"
      schema={closingForm}
      send={({ rating, ...value }, client) =>
        client.send(serviceCalls.closeOrder, { orderId, ...value, ...(rating !== undefined && { rating }) })
      }
    >
      <ClosingFields isOwn={isOwn} />
    </Step>
  );
}

/** The form of a step that asks for something. @spec SRV-01 SRV-02 */
export function StepForm({
  event,
  isOwn,
  ...props
}: StepFormProps & { readonly event: Exclude<OrderEvent, 'accept'>; readonly isOwn: boolean }) {
  switch (event) {
    case 'dispatch':
    case 'transfer':
    case 'reassign':
      return <AssignStep {...props} event={event} />;
    case 'setLevel':
      return <LevelStep {...props} />;
    case 'decline':
      return <DeclineStep {...props} />;
    case 'handle':
      return <HandleStep {...props} />;
    case 'close':
      return <CloseStep {...props} isOwn={isOwn} />;
  }
}
