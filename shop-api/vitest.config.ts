import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shop-api',
    include: ['{src,embedded-postgres}/**/*.test.ts'],
    // Modules hold no state of a test, which is bound to its own database; importing them again costs seconds.
    isolate: false,
    globalSetup: './test/global-setup.ts',
    // Long deadlines, so that tests also pass on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
