import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import { matchesAll } from './intents.ts'

const baby = '=baby|babytje|pasgeboren|newborn|zuigeling'
const child =
  'kind|kids|zoon|zoontje|dochter|dochtertje|kleuter|peuter|jongetje|meisje|kleinkind|kinderen|kinderbed|ledikant'

/** Babies must not use duvets or pillows. */
const unsafeForBaby = /dekbed|kussen/i
const forChildren = /\bkinder/i

const isForChild = (words: string[]): boolean => matchesAll(words, child) && !matchesAll(words, baby)

/** Whether a product suits the sleeper in the message: children's articles are not suggested for adults. */
export const suitsSleeper = (words: string[]): ((tile: ProductTile) => boolean) => {
  if (matchesAll(words, baby)) return ({ title }) => !unsafeForBaby.test(title)
  const wantsChildren = isForChild(words)
  const namesChildren = words.some((word) => word.startsWith('kinder'))
  return ({ title }) => forChildren.test(title) === wantsChildren || (namesChildren && !wantsChildren)
}

/** The children's variants of the product names in a message. */
export const childrensNames = (words: string[], things: string[]): string[] =>
  isForChild(words)
    ? things.filter((thing) => !thing.startsWith('kinder')).map((thing) => `kinder${thing}`)
    : []
