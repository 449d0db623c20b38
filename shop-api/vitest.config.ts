import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'shop-api',
    include: ['{src,embedded-postgres}/**/*.test.ts'],
    globalSetup: './test/global-setup.ts',
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
