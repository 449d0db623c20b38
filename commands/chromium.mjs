import { existsSync } from 'node:fs'
import path from 'node:path'
import { node, root } from './project.mjs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome']

/** The browser for the journeys: `CHROMIUM_PATH`, one on the PATH, or else Playwright's, installed now. */
export async function findChromium() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const found = names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync)
  if (found) return found
  console.log('No Chromium found; installing the one that comes with Playwright.')
  const code = await run(
    node,
    ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
    {
      cwd: path.join(root, 'web'),
    },
  )
  if (code !== 0) throw new Error('No Chromium could be installed: install one, or name it in CHROMIUM_PATH.')
  return ''
}
