/** The free duvet of the promotion 'gratis-dekbed', by bed size. */
export const freeDuvet = {
  category: 'gratis-dekbed',
  title: 'Vierseizoenendekbed Vierluik, holle vezel',
  sizes: { '140x200 cm': '140x200 cm', '160x200 cm': '200x200 cm', '180x200 cm': '240x220 cm' },
}
