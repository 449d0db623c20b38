import type { Reorder } from 'shared-types/contracts/order'

/** For articles of an order or another cart that could not be added to the cart. */
export const missingText = ({ cart, missing }: Reorder): string =>
  [
    `Niet (of niet helemaal) meer leverbaar: ${missing.join(', ')}.`,
    ...(cart.items.length > 0 ? ['De rest ligt in je winkelwagen.'] : []),
  ].join(' ')
