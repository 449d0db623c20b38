import { configDefaults, defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'bff',
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    exclude: [...configDefaults.exclude, 'test/broken-stock-control.test.ts'],
    // Modules hold no state of a test (that hangs on its own database), and importing them again costs seconds.
    isolate: false,
    // The shop-api that the tests put behind the bff is the real one, with a database of its own.
    globalSetup: ['../shop-api/test/global-setup.ts'],
    // Long deadlines, so that tests also pass on a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
