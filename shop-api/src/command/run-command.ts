import { constants, setPriority } from 'node:os'
import { createMetrics } from '../metrics.ts'
import { openPictureStore } from '../image/open-picture-store.ts'
import { openPaymentProvider } from '../payment/open-payment-provider.ts'
import { isRefusal, type Refusal } from '../refusal.ts'
import { type Command, invalidArguments, type Operated } from './command.ts'
import { backupCommands } from './backup-commands.ts'
import { openOwnDatabase } from './open-own-database.ts'
import { heldStockCommands } from './held-stock-commands.ts'
import { printable } from './printable.ts'
import { mailCommands } from './mail-commands.ts'
import { orderCommands } from './order-commands.ts'
import { preparePictures } from './prepare-pictures.ts'
import { promotionCommands } from './promotion-commands.ts'
import { reviewCommands } from './review-commands.ts'
import { shippingCommands } from './shipping-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { requireShop } from '../set-up/prepare-database.ts'
import { migrateCommand } from './migrate-command.ts'
import { seedScale } from './seed-scale.ts'

const commands: Command[] = [
  ...orderCommands,
  ...heldStockCommands,
  ...reviewCommands,
  ...promotionCommands,
  ...shippingCommands,
  ...mailCommands,
  ...staffCommands,
  preparePictures,
  migrateCommand,
  ...backupCommands,
  seedScale,
]

const usage = (): string =>
  commands.map(({ name, usage: args, does }) => `  ${`${name} ${args}`.trim().padEnd(42)} ${does}`).join('\n')

/** The refusal of an unknown command lists the commands. */
const find = (name: string | undefined): Command | Refusal =>
  commands.find((known) => known.name === name) ??
  invalidArguments(`${name ? `no such command: ${name}\n` : ''}npm run operate -- <command>\n${usage()}`)

const printably = (outcome: string | Refusal): string | Refusal =>
  isRefusal(outcome) ? { ...outcome, message: printable(outcome.message) } : printable(outcome)

const run = async (command: Command, shop: Operated, args: string[]): Promise<string | Refusal> =>
  printably(await command.run({ ...shop, print: (line) => shop.print(printable(line)) }, args))

/** Runs a command on a shop and returns its output. */
export const runCommand = async (shop: Operated, [name, ...args]: string[]): Promise<string | Refusal> => {
  const command = find(name)
  return isRefusal(command) ? command : run(command, shop, args)
}

/** Runs a command on the database of `DATABASE_URL` or `DATA_DIR`. The shop need not be running. */
export const runOwnCommand = async (
  [name, ...args]: string[],
  print: Operated['print'],
): Promise<string | Refusal> => {
  const command = find(name)
  if (isRefusal(command)) return command
  // On Linux this holds for this thread and those that it starts later.
  if (command.inBackground) setPriority(constants.priority.PRIORITY_LOW)
  const { config, db, pool, log, close } = await openOwnDatabase(
    command.folder ?? '.data',
    command.ready ?? requireShop,
  )
  try {
    return await run(
      command,
      {
        config,
        db,
        catalogueDb: db,
        pool,
        log,
        metrics: createMetrics(),
        print,
        payments: openPaymentProvider(db, config),
        pictures: openPictureStore({ config, db, log }),
        stopping: new AbortController().signal,
      },
      args,
    )
  } finally {
    await close()
  }
}
