import type { Pool } from 'pg'
import type { Shop } from '../context.ts'

/** What a command works on. The shop may be open meanwhile. */
export type Operated = Shop & { pool: Pool; print: (line: string) => void }

/** Something an operator can ask for: `npm run operate -- <name> …`. */
export interface Command {
  name: string
  /** The arguments after the name, for the list of commands. */
  usage: string
  does: string
  /** Data folder when neither `DATABASE_URL` nor `DATA_DIR` is set; the shop's own where left out. */
  folder?: string
  /** Answers with what to print last. Throws a `Misuse` when the arguments make no sense. */
  run: (shop: Operated, args: string[]) => Promise<string>
}

/** What the operator asked cannot be done; the message says why, in English. */
export class Misuse extends Error {}
