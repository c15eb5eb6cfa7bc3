/** A mobile number, or a landline with its area code and perhaps an extension, in the form that both are kept in. */
const keptForm = /^(?:(1\d{10})|0(\d{2,3})-(\d{7,8})(?:-(\d{1,6}))?)$/;

/**
 * The address of a link that calls a kept phone number, from abroad too; nothing where a telephone could not make sense of it.
 * @spec SIT-03 PUB-01
 * @example dialAddress('0755-12345678-801') // 'tel:+86-755-12345678;ext=801'
 */
export function dialAddress(phone: string): string | undefined {
  const [, mobile, area, number, extension] = keptForm.exec(phone) ?? [];
  if (mobile !== undefined) return `tel:+86${mobile}`;
  if (area === undefined) return undefined;
  return `tel:+86-${area}-${number}${extension === undefined ? '' : `;ext=${extension}`}`;
}
