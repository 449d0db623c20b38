import { defineProject } from 'vitest/config'

export default defineProject({
  test: {
    name: 'journeys',
    include: ['**/*.journey.ts'],
    globalSetup: './open-shop.ts',
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
