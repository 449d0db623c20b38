// npm run dev: both servers restart on change, Vite reloads the browser.
import path from 'node:path'
import { buildWeb, install } from './prepare.mjs'
import { node, root } from './project.mjs'
import { run } from './run.mjs'
import { startServers } from './servers.mjs'

await install()
await buildWeb()
const shop = await startServers({ watch: true })
try {
  await run(node, ['--run', 'dev'], { cwd: path.join(root, 'web') })
} finally {
  await shop.stop()
}
