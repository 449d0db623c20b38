import { lastKnownMigration, prepareDatabase } from '../set-up/prepare-database.ts'
import type { Command } from './command.ts'

/** The migration itself runs before every command that requires it. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  does: 'brings the schema up to date, and fills an empty shop',
  // Also the database of a production server.
  ready: prepareDatabase,
  run: async () => `The schema is up to date: ${lastKnownMigration()}.`,
}
