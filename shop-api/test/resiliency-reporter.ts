import type { Reporter, TestModule } from 'vitest/node'
import type { Held } from './resiliency.ts'

/** Prints the resiliency matrix: the faults that the tests of this run survived, and what was measured. */
export default class ResiliencyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const rows = tests.flatMap((test) => {
      const { held } = test.meta() as { held?: Held }
      return held ? [[held.fault, test.ok() ? 'survived' : 'FAILED', held.measured]] : []
    })
    if (rows.length === 0) return
    const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
    const lines = rows.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
    process.stdout.write(`\nResiliency matrix\n${lines.join('\n')}\n`)
  }
}
