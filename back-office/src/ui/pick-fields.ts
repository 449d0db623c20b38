/** The fields of a form that the contract of a change names. An emptied field is null in the form. */
export const pickFields = (contract: { shape: object }, form: object): Record<string, unknown> => {
  const values = new Map<string, unknown>(Object.entries(form))
  return Object.fromEntries(Object.keys(contract.shape).map((name) => [name, values.get(name) ?? '']))
}
