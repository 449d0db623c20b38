// npm run dev: both servers restart on changes, and Vite reloads the browser.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { buildApps, install } from './prepare.mjs'
import { node, readDotEnv, root } from './project.mjs'
import { startServers, untilStopped } from './servers.mjs'

await install()
await buildApps()
readDotEnv()
// The browser talks to Vite, which proxies the API: pages from its origin may send changes.
const shop = await startServers({ env: { PUBLIC_URL: 'http://localhost:5173' }, watch: true })
const vite = spawn(node, ['node_modules/vite/bin/vite.js'], {
  cwd: path.join(root, 'web'),
  stdio: ['ignore', 'inherit', 'inherit'],
  detached: true,
})
const viteGone = once(vite, 'exit')
await untilStopped(async () => {
  if (vite.exitCode === null) vite.kill('SIGTERM')
  await Promise.all([viteGone, shop.stop()])
}, viteGone)
