import type { Shop } from '../context.ts'
import { Misuse, type Command } from './command.ts'
import { orderCommands } from './order-commands.ts'

/** Everything whoever runs the shop can ask for. */
const commands: Command[] = [...orderCommands]

const usage = (): string =>
  commands.map(({ name, usage: args, does }) => `  ${`${name} ${args}`.trim().padEnd(42)} ${does}`).join('\n')

/** Does what was asked and answers with what to print. @throws a `Misuse` with the list when there is no such command. */
export const operate = async (shop: Shop, [name, ...args]: string[]): Promise<string> => {
  const command = commands.find((known) => known.name === name)
  if (!command)
    throw new Misuse(`${name ? `no such command: ${name}\n` : ''}npm run operate -- <command>\n${usage()}`)
  return command.run(shop, args)
}
