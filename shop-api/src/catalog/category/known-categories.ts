// By their codes, which are their first paths: employees can move and rename categories.

/** The list of all products (spec §2): a page, and a category that does not describe a product. */
export const allProducts = 'pop'

/** Products in this category or below it can be picked up via the rug return form. */
export const rugs = 'wonen/vloerkleden'

/** The page above those of promotions. */
export const promotions = 'acties'
