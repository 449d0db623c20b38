import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shop-api',
    include: ['{src,embedded-postgres}/**/*.test.ts'],
    // Modules hold no state of a test (that hangs on its own database), and importing them again costs seconds.
    isolate: false,
    globalSetup: './test/global-setup.ts',
    // Long deadlines, so that tests also pass on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
