import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { z } from 'zod'
import { chromiumFlags } from '../e2e/launch.ts'

/** With its dependencies it has 176 MB, so it is fetched by npx when it is used. */
const lighthouse = 'lighthouse@13.5.0'

const score = z.object({ score: z.number() }).transform((category) => Math.round(category.score * 100))
const Report = z.object({
  categories: z.object({ performance: score, accessibility: score, 'best-practices': score, seo: score }),
})
export type Scores = z.infer<typeof Report>['categories']

const run = async (url: string): Promise<Scores> => {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      '--yes',
      lighthouse,
      url,
      '--quiet',
      '--output=json',
      `--chrome-flags=--headless ${chromiumFlags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH }, maxBuffer: 64 * 1024 * 1024 },
  )
  return Report.parse(JSON.parse(stdout)).categories
}

/**
 * One run with Lighthouse's own phone, network and processor, or another if its trace missed the navigation. Throws when npx
 * cannot fetch it.
 */
export const runLighthouse = async (url: string): Promise<Scores> => {
  try {
    return await run(url)
  } catch (error) {
    if (!String(error).includes('NO_NAVSTART')) throw error
    return await run(url)
  }
}
