import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { packages } from '../commands/project.mjs'

const files = ['.', ...packages].flatMap((folder) =>
  readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' })
    .map((file) => (folder === '.' ? file : `${folder}/${file}`))
    .filter((file) => !/(^|\/)(node_modules|dist)\//.test(file))
    .filter((file) => /\.(test|journey|timed|storm)\.tsx?$|\/(test|e2e)\/.*\.ts$/.test(file)),
)

/** A sleep, however it is written. */
const sleep = /from 'node:timers\/promises'|waitForTimeout|setTimeout\(\s*(\w+,|\(\) => resolve\()/

/** Files that pause for a time, and why no event can replace that. */
const allowed = {
  'bff/test/front-desk.ts': 'polls a condition',
  'bff/test/storm-shop.ts': 'repeats refused requests',
  'bff/test/clock.storm.ts': 'the clocks of other processes jump',
  'bff/test/crashes.storm.ts': 'load for a time between two kills',
  'bff/test/disk-full.storm.ts': 'load for a time on a full disk',
  'shop-api/test/fault-proxy.ts': 'a slow network',
  'shop-api/test/slow-provider.ts': 'a slow payment provider',
  'shop-api/src/assortment/import/import.test.ts': 'a connection that is silent for a time',
  'web/e2e/checkout.timed.ts': 'the task after a frame',
  'web/e2e/finding.timed.ts': 'browsers report long tasks late',
  'web/e2e/first-load.timed.ts': 'browsers report layout shifts late',
}

describe('tests wait for events', () => {
  it('only listed files pause for a fixed time', () => {
    expect(files.length).toBeGreaterThan(200)
    const pausing = files.filter((file) => sleep.test(readFileSync(file, 'utf8')))
    expect(pausing.toSorted()).toEqual(Object.keys(allowed).toSorted())
  })
})
