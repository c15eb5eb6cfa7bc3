/** What a list is narrowed to, in words; empty: to nothing. */
export const filterText = (parts: readonly { readonly label: string; readonly values: readonly string[] }[]): string =>
  parts
    .map(({ label, values }) => ({ label, values: values.filter(Boolean) }))
    .filter(({ values }) => values.length > 0)
    .map(({ label, values }) => `${label}: ${values.join(', ')}`)
    .join(' · ');
