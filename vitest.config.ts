import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'conventions', include: ['conventions.test.ts'] } },
      'shared-types',
      'shop-api',
      'bff',
      'web',
      {
        test: {
          name: 'journeys',
          include: ['web/e2e/**/*.journey.ts'],
          globalSetup: './web/e2e/open-shop.ts',
          testTimeout: 120_000,
          hookTimeout: 180_000,
          fileParallelism: false,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 15_000 } },
        },
      },
    ],
  },
})
