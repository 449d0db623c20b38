import { Misuse } from './command/command.ts'
import { runOwnCommand } from './command/run-command.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

try {
  print(await runOwnCommand(process.argv.slice(2), print))
} catch (error) {
  if (!(error instanceof Misuse)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
