import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { root } from './project.mjs'

/**
 * Runs a program of the project in the foreground and resolves with its exit code.
 * `node_modules/.bin` comes first in its PATH, so that scripts find our tools and our Node.
 */
export async function run(program, args, { cwd = root, env = {} } = {}) {
  const child = spawn(program, args, {
    cwd,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      ...process.env,
      ...env,
      PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  })
  const [code] = await once(child, 'exit')
  return code ?? 1
}

/** Runs a program that must succeed; on failure the whole command exits with its exit code. */
export async function runOrExit(program, args, options) {
  const code = await run(program, args, options)
  if (code !== 0) process.exit(code)
}
