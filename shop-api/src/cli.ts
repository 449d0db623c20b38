import { runOwnCommand } from './command/run-command.ts'
import { isRefusal } from './refusal.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

const outcome = await runOwnCommand(process.argv.slice(2), print)
if (isRefusal(outcome)) {
  process.stderr.write(`${outcome.message}\n`)
  process.exitCode = 1
} else {
  print(outcome)
}
