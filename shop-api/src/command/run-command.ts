import { openPaymentProvider } from '../payment/open-payment-provider.ts'
import { Misuse, type Command, type Operated } from './command.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { orderCommands } from './order-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { seedScale } from './seed-scale.ts'

const commands: Command[] = [...orderCommands, ...reviewCommands, seedScale]

const usage = (): string =>
  commands.map(({ name, usage: args, does }) => `  ${`${name} ${args}`.trim().padEnd(42)} ${does}`).join('\n')

const find = (name: string | undefined): Command => {
  const command = commands.find((known) => known.name === name)
  if (command) return command
  throw new Misuse(`${name ? `no such command: ${name}\n` : ''}npm run operate -- <command>\n${usage()}`)
}

/**
 * Runs a command on a shop and returns its output.
 * @throws a `Misuse` with the list of commands when the command does not exist
 */
export const runCommand = async (shop: Operated, [name, ...args]: string[]): Promise<string> =>
  find(name).run(shop, args)

/** Runs a command on the database of `DATABASE_URL` or `DATA_DIR`. The shop need not be running. */
export const runOwnCommand = async (args: string[], print: Operated['print']): Promise<string> => {
  const { config, db, pool, log, close } = await openOwnDatabase(find(args[0]).folder ?? '.data')
  try {
    return await runCommand({ config, db, pool, log, print, payments: openPaymentProvider(db, config) }, args)
  } finally {
    await close()
  }
}
