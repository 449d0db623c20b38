import type { ProductTile } from 'shared-types/contracts/provider/catalog'
import { saysAll } from './intents.ts'

const baby = '=baby|babytje|pasgeboren|newborn|zuigeling'
const child =
  'kind|kids|zoon|zoontje|dochter|dochtertje|kleuter|peuter|jongetje|meisje|kleinkind|kinderen|kinderbed|ledikant'

/** A baby sleeps under no duvet and on no pillow. */
const unsafeForBaby = /dekbed|kussen/i
const forChildren = /\bkinder/i

const isForChild = (words: string[]): boolean => saysAll(words, child) && !saysAll(words, baby)

/** Whether a product suits the sleeper that a message speaks of: children's things are no advice for adults. */
export const suitsSleeper = (words: string[]): ((tile: ProductTile) => boolean) => {
  if (saysAll(words, baby)) return ({ title }) => !unsafeForBaby.test(title)
  const wantsChildren = isForChild(words)
  const namesChildren = words.some((word) => word.startsWith('kinder'))
  return ({ title }) => forChildren.test(title) === wantsChildren || (namesChildren && !wantsChildren)
}

/** What the things of a message are called when they are made for a child. */
export const childrensNames = (words: string[], things: string[]): string[] =>
  isForChild(words)
    ? things.filter((thing) => !thing.startsWith('kinder')).map((thing) => `kinder${thing}`)
    : []
