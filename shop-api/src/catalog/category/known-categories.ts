/** The list of all products (spec §2): a page, and a category that does not describe a product. */
export const allProductsPath = 'pop'

/** Products in this category or below it can be picked up via the rug return form. */
export const rugsPath = 'wonen/vloerkleden'
