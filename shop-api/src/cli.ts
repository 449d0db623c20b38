import { printable } from './command/printable.ts'
import { runOwnCommand } from './command/run-command.ts'
import { isRefusal } from './refusal.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const fail = (message: string) => {
  process.stderr.write(`${message}\n`)
  process.exitCode = 1
}

try {
  const outcome = await runOwnCommand(process.argv.slice(2), print)
  if (isRefusal(outcome)) fail(outcome.message)
  else print(outcome)
} catch (error) {
  fail(printable(error instanceof Error ? error.message : String(error)))
}
