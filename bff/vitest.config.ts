import { configDefaults, defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'bff',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/broken-stock-control.test.ts'],
    // Modules hold no state of a test, which is bound to its own database; importing them again costs seconds.
    isolate: false,
    // The shop-api that the tests put behind the bff is the real one, with a separate database.
    globalSetup: ['../shop-api/test/global-setup.ts'],
    // Long deadlines, so that tests also pass on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
})
