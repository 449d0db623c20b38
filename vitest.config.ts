import { defineConfig } from 'vitest/config'

/** Journeys through the real shop, shared by all tests, in a real browser. */
const inTheBrowser = {
  globalSetup: './web/e2e/open-shop.ts',
  setupFiles: './web/e2e/journey-setup.ts',
  // The files of a worker share a browser, and modules hold no state of a test.
  isolate: false,
  testTimeout: 240_000,
  hookTimeout: 240_000,
  // A busy machine can make a test time out: a test that passes on the second try counts, and npm test names
  // it.
  retry: 1,
  expect: { poll: { timeout: 60_000 } },
}

export default defineConfig({
  test: {
    // The projects import the same modules: each is transformed once.
    fsModuleCache: true,
    tags: [{ name: 'slow', description: 'npm run test:slow runs it, npm test does not.' }],
    projects: [
      { test: { name: 'conventions', include: ['conventions/*.test.ts'] } },
      { test: { name: 'sbom', include: ['sbom.test.ts'], testTimeout: 120_000 } },
      { test: { name: 'image', include: ['image.test.ts'], testTimeout: 120_000 } },
      {
        // Installs that release and runs its tests in a separate process.
        test: {
          name: 'previous-release',
          include: ['previous-release.test.ts'],
          testTimeout: 900_000,
          hookTimeout: 120_000,
        },
      },
      'shared-types',
      'shop-api',
      'bff',
      'web',
      'back-office',
      {
        // Replaces a module, so it shares none with other tests.
        test: {
          name: 'broken-stock-control',
          include: ['bff/test/broken-stock-control.test.ts'],
          globalSetup: './shop-api/test/global-setup.ts',
        },
      },
      {
        // Kills servers and fills disks for minutes: npm run test:storm.
        test: {
          name: 'storm',
          include: ['bff/test/**/*.storm.ts'],
          fileParallelism: false,
          testTimeout: 300_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 3 },
        },
      },
      {
        test: {
          ...inTheBrowser,
          name: 'journeys',
          include: ['web/e2e/**/*.journey.ts'],
          sequence: { groupOrder: 1 },
        },
      },
      {
        // Tests that measure time, or count until the first view is complete, run alone.
        test: {
          ...inTheBrowser,
          name: 'timed',
          include: ['web/e2e/**/*.timed.ts'],
          fileParallelism: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
})
