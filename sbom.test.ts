/** @module-tag slow */
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

interface Sbom {
  bomFormat: string
  metadata: { component: { name: string } }
  components: {
    purl: string
    licenses?: unknown[]
    externalReferences?: { hashes?: { content: string }[] }[]
  }[]
}

interface Lockfile {
  packages: Record<string, { resolution: { integrity: string } }>
  snapshots: Record<string, { optional?: boolean }>
}

it('npm run sbom lists every package that the lockfile requires, with its hash and licence', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sluimer-sbom-'))
  const file = path.join(folder, 'sbom.json')
  await promisify(execFile)(process.execPath, ['commands/sbom.mjs', file])
  const { bomFormat, metadata, components }: Sbom = JSON.parse(await readFile(file, 'utf8'))
  await rm(folder, { recursive: true })
  expect([bomFormat, metadata.component.name]).toEqual(['CycloneDX', 'sluimer'])

  const { packages, snapshots }: Lockfile = parse(await readFile('pnpm-lock.yaml', 'utf8'))
  const listed = new Map(
    components.map(({ purl, externalReferences = [] }) => [
      decodeURIComponent(purl.replace('pkg:npm/', '')),
      externalReferences.flatMap(({ hashes = [] }) => hashes.map(({ content }) => content)),
    ]),
  )
  // Optional packages are those of other platforms too, which are not installed.
  const required = Object.entries(snapshots)
    .filter(([, { optional }]) => !optional)
    .map(([name]) => name.replace(/\(.*/, ''))
  expect(required.length).toBeGreaterThan(300)
  expect(required.filter((name) => !listed.has(name))).toEqual([])

  for (const own of ['shared-types@0.1.0', 'telemetry@0.1.0']) listed.delete(own)
  const hashOf = (name: string) =>
    Buffer.from(packages[name]?.resolution.integrity.replace('sha512-', '') ?? '', 'base64').toString('hex')
  expect([...listed].filter(([name, hashes]) => !hashes.includes(hashOf(name)))).toEqual([])
  const licensed = components.filter(({ licenses }) => licenses !== undefined)
  expect(licensed.length / components.length).toBeGreaterThan(0.98)
})
