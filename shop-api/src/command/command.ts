import type { Pool } from 'pg'
import type { Shop } from '../context.ts'
import { refuse, type Refusal } from '../refusal.ts'
import type { readyDatabase } from '../set-up/prepare-database.ts'

/** The context of a command. The shop may be running at the same time. */
export type Operated = Shop & { pool: Pool; print: (line: string) => void }

/** A command for operators: `npm run operate -- <name> …`. */
export interface Command {
  name: string
  /** The arguments after the name, for the list of commands. */
  usage: string
  does: string
  /** Data folder when neither `DATABASE_URL` nor `DATA_DIR` is set; the shop's own folder by default. */
  folder?: string
  /** Runs at the lowest priority, so that the servers on this machine come first. */
  inBackground?: true
  /** How the database is prepared; by default it must be a shop with the schema of this release. */
  ready?: typeof readyDatabase
  /** Returns the last output, or a refusal with an English message. */
  run: (shop: Operated, args: string[]) => Promise<string | Refusal>
}

/** A refusal of invalid arguments. */
export const invalidArguments = (message: string): Refusal => refuse('validation_failed', message)
