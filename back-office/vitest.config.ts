import { defineProject } from 'vitest/config'

export default defineProject({
  test: { name: 'back-office', include: ['{src,test}/**/*.test.{ts,tsx}'], testTimeout: 60_000 },
})
