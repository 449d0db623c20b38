/** The next active option of a combobox on an arrow key, by id, wrapping around; null is the field itself. */
export const nextOption = (ids: string[], active: string | null, by: 1 | -1): string | null => {
  const stops = [null, ...ids]
  const at = Math.max(stops.indexOf(active), 0)
  return stops[(at + by + stops.length) % stops.length] ?? null
}
