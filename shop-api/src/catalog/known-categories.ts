/** The list of all products (spec §2): a page, and the category of nothing in particular. */
export const allProductsPath = 'pop'

/** What is in it, or below it, can be fetched by the form for returning rugs. */
export const rugsPath = 'wonen/vloerkleden'
