/** The list of all products (spec §2): a page, and a category that says nothing about a product. */
export const allProductsPath = 'pop'

/** Products in this category or below it can be picked up via the rug return form. */
export const rugsPath = 'wonen/vloerkleden'
