import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'conventions', include: ['conventions.test.ts'] } },
      'shared-types',
      'shop-api',
      'bff',
      'web',
      'web/e2e',
    ],
  },
})
