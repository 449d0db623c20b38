/** HTML that needs no further escaping: created by the `html` tag, which escapes its values. */
export interface Html {
  readonly markup: string
}

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (value: string): string => value.replace(/[&<>"']/g, (character) => entities[character] ?? '')

const render = (value: string | number | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('')
  return typeof value === 'object' ? value.markup : escape(String(value))
}

/** `` html`<b>${name}</b>` ``: values are escaped, unless they are HTML from this same tag. */
export const html = (texts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html => ({
  markup: texts.map((text, index) => (index === 0 ? text : render(values[index - 1] ?? '') + text)).join(''),
})
