import type { TestContext } from 'vitest'

/** A row of the resiliency matrix, which `npm run test:storm` prints. */
export interface Held {
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
