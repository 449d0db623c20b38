import type { TestContext } from 'vitest'

/** A row of the resiliency matrix, which every run of the tests prints. */
export interface Held {
  /** The first cell of a row in the table of faults of `docs/operations.md`. */
  fault: string
  measured: string
}

declare module 'vitest' {
  interface TaskMeta {
    held?: Held
  }
}

/** Adds a row to the matrix: the fault of this test was survived. */
export const held = (task: TestContext['task'], row: Held): void => {
  task.meta.held = row
}
