const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The name of a variant under the title of its product. Empty for a product with one size (`0x0`, spec §3)
 * and for a name that the title already contains.
 */
export const variantName = (productTitle: string, title: string): string => {
  const name = plain(title)
  const isSaid = ` ${plain(productTitle)} `.includes(` ${name} `)
  return name === '' || name === '0x0' || isSaid ? '' : title
}

/** An article in one line of text: the product and, unless its title says it, the variant. */
export const articleName = (productTitle: string, title: string): string =>
  [productTitle, variantName(productTitle, title)].filter(Boolean).join(', ')
