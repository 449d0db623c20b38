import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { Configurator } from 'shared-types/v1/configurator'
import { ameland } from './configurators/ameland.ts'
import { rottum } from './configurators/rottum.ts'
import { schiermonnikoog } from './configurators/schiermonnikoog.ts'

/** The default configuration file is also published as it is (spec §7). */
const hotelSetFile = resolve(import.meta.dirname, 'configurators/hotel-boxspring-set.json')
export const hotelSet = Configurator.parse(JSON.parse(readFileSync(hotelSetFile, 'utf8')))

/** In the order in which the shop shows them. Each has a product with the same title in `products/`. */
export const configurators: Configurator[] = [hotelSet, ameland, schiermonnikoog, rottum]
