import type { Configurator } from 'shared-types/contracts/provider/configurator'
import { ameland } from './configurators/ameland.ts'
import { hotel } from './configurators/hotel.ts'
import { rottum } from './configurators/rottum.ts'
import { schiermonnikoog } from './configurators/schiermonnikoog.ts'

/** In the order in which the shop shows them. Each has a product with the same title in `products/`. */
export const configurators: Configurator[] = [hotel, ameland, schiermonnikoog, rottum]
