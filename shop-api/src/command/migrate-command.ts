import { lastKnownMigration, migrateShop } from '../set-up/prepare-database.ts'
import type { Command } from './command.ts'

/** The migration itself runs in `ready`. */
export const migrateCommand: Command = {
  name: 'migrate',
  usage: '',
  does: 'brings the schema up to date, and fills an empty shop',
  ready: migrateShop,
  run: async () => `The schema is up to date: ${lastKnownMigration()}.`,
}
