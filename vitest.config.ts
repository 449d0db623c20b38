import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { projects: ['shared-types', 'shop-api', 'bff', 'web'] },
})
