import { type PartnerPower, orgWords, partnerPowers } from '@fireline/domain/org';
import { Checkbox } from '@fireline/ui/Checkbox';
import { useFormField } from '@fireline/ui/Form';
import { useWords } from '@fireline/ui/lib';

interface PowerBoxProps {
  readonly power: PartnerPower;
  /** Why it cannot be handed on. */
  readonly kept: string | undefined;
}

function PowerBox({ power, kept }: PowerBoxProps) {
  const t = useWords(orgWords);
  const { value, ...field } = useFormField(power, { label: t(`org.power.${power}`), initial: true });
  return kept === undefined ? (
    <Checkbox {...field} checked={value} />
  ) : (
    <Checkbox label={field.label} checked={false} disabled description={kept} />
  );
}

const keptByNobody = () => undefined;

/** What partners may do, a box for each; what somebody above keeps back is locked and says who. @spec ORG-05 */
export function PowerBoxes({
  keptBy = keptByNobody,
}: {
  readonly keptBy?: (power: PartnerPower) => string | undefined;
}) {
  return partnerPowers.map((power) => <PowerBox key={power} power={power} kept={keptBy(power)} />);
}
