import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'shared-types', include: ['src/**/*.test.{ts,tsx}'], isolate: false },
})
