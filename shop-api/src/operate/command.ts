import type { Shop } from '../context.ts'

/** Something whoever runs the shop can ask for: `npm run operate -- <name> …`. */
export interface Command {
  name: string
  /** The arguments after the name, for the list of commands. */
  usage: string
  does: string
  /** Answers with what to print. Throws a `Misuse` when the arguments make no sense. */
  run: (shop: Shop, args: string[]) => Promise<string>
}

/** What the operator asked cannot be done; the message says why, in English. */
export class Misuse extends Error {}
