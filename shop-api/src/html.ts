import { escapeHtml } from 'shared-types/html/escape-html'

/** HTML that needs no further escaping: created by the `html` tag, which escapes its values. */
export interface Html {
  readonly markup: string
}

const render = (value: string | number | Html | Html[]): string => {
  if (Array.isArray(value)) return value.map(({ markup }) => markup).join('')
  return typeof value === 'object' ? value.markup : escapeHtml(String(value))
}

/** `` html`<b>${name}</b>` ``: values are escaped, unless they are HTML from this same tag. */
export const html = (texts: TemplateStringsArray, ...values: (string | number | Html | Html[])[]): Html => ({
  markup: texts.map((text, index) => (index === 0 ? text : render(values[index - 1] ?? '') + text)).join(''),
})
