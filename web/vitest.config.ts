import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'web',
    include: ['{src,bench}/**/*.test.{ts,tsx}'],
    isolate: false,
    // Long deadlines, so that tests also pass on a busy machine.
    testTimeout: 60_000,
  },
})
