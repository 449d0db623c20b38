/** @module-tag slow */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()

const migrations = 'shop-api/migrations'

/**
 * `PREVIOUS_RELEASE`, or the last tag `v…` before this commit, or else the commit before the newest migration.
 * Undefined in a shallow clone, or an archive.
 */
const findPreviousRelease = (): string | undefined => {
  if (process.env.PREVIOUS_RELEASE) return git('rev-parse', '--verify', process.env.PREVIOUS_RELEASE)
  try {
    return git(
      'rev-parse',
      '--verify',
      `${git('describe', '--tags', '--abbrev=0', '--match=v*', 'HEAD^')}^{}`,
    )
  } catch {}
  try {
    // A merged branch may have numbered its migrations differently, so only the main line counts.
    const line = ['--first-parent', '--diff-merges=first-parent', '--no-patch']
    const newest = git('log', '-1', ...line, '--format=%H', '--diff-filter=A', '--', `${migrations}/*.sql`)
    return git('rev-parse', '--verify', `${newest}^`)
  } catch {
    return undefined
  }
}

const release = findPreviousRelease()
// Not an error in CI either: the source may have come as an archive, which has no history.
if (!release) console.warn('NOT TESTED: the previous release: fetch the whole history, with its tags')

/** What shoppers do while a deploy replaces one server after the other. */
const tested = [
  'cart/cart',
  'cart/voucher',
  'checkout/checkout',
  'order/place-order',
  'order/payment',
  'customer/customer',
  'customer/registration',
  'catalog/listing/listing',
  'catalog/product/product',
  'search/search',
].map((name) => `shop-api/src/${name}.test.ts`)

/** The statements of each migration, in their order. Names and comments may change. */
const readMigrations = async (folder: string): Promise<string[]> => {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted()
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
  return texts.map((sql) => sql.replaceAll(/^--(?!>).*\n/gm, ''))
}

const run = async (folder: string, command: string, args: string[]) => {
  const { PATH, HOME } = process.env
  const child = spawn(command, args, {
    cwd: folder,
    env: { PATH, HOME, CI: 'true' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const exited = once(child, 'exit')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  const [code] = (await exited) as [number | null]
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}${errors}`)
  return output
}

describe.skipIf(!release)(`the previous release (${release ?? 'none'})`, () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'sluimer-release-'))
    const archive = path.join(folder, '.release.tar')
    git('archive', '--format=tar', `--output=${archive}`, release ?? '')
    execFileSync('tar', ['-xf', archive, '-C', folder])
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('has migrations whose statements have not changed since: databases have applied them', async () => {
    const before = await readMigrations(path.join(folder, migrations))
    const now = await readMigrations(migrations)
    expect(before.length).toBeGreaterThan(0)
    expect(now.slice(0, before.length)).toEqual(before)
  })

  it('passes its tests on the current schema, so that both can run during a deploy', async () => {
    await rm(path.join(folder, migrations), { recursive: true })
    await cp(migrations, path.join(folder, migrations), { recursive: true })
    // With its own versions of all packages.
    const { packageManager } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8'))
    await run(folder, 'npx', ['--yes', packageManager, 'install', '--frozen-lockfile'])
    const bin = path.join(folder, 'node_modules/.bin')
    // A release may have had other names for some.
    const files = tested.filter((file) => existsSync(path.join(folder, file)))
    expect(files.length).toBeGreaterThan(tested.length / 2)
    const output = await run(folder, path.join(bin, 'node'), [
      path.join(folder, 'node_modules/vitest/vitest.mjs'),
      'run',
      '--project=shop-api',
      '--tagsFilter=!slow',
      '--maxWorkers=2',
      ...files,
    ])
    expect(output).toMatch(/Tests .*\d+ passed/)
  })
})
