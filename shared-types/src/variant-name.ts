const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * What tells a variant apart from its product, to stand under the product's title. Empty for a thing that comes in
 * one size only (`0x0`, spec §3) and for words that the title says already.
 */
export const variantName = (productTitle: string, title: string): string => {
  const words = plain(title)
  const isSaid = ` ${plain(productTitle)} `.includes(` ${words} `)
  return words === '' || words === '0x0' || isSaid ? '' : title
}
