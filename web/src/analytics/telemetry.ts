import type { Telemetry } from 'shared-types/measuring/telemetry'
import { apiPaths } from 'shared-types/urls/api-paths'
import { onCLS, onFCP, onINP, onLCP, onTTFB, type Metric } from 'web-vitals'
import { readConsent } from './consent.ts'

/** The maximum in one request. */
const mostErrors = 10

const none = (): Telemetry => ({ vitals: [], errors: [] })
let pending = none()
let isStarted = false

const noteVital = ({ name, value }: Metric) => {
  pending.vitals.push({ name, value })
}

/** The first location in our own code in a stack or an event. */
const sourceIn = (text: string) => /\/assets\/[\w.-]+:\d+:\d+/.exec(text)?.[0] ?? ''

const noteError = (error: unknown, location = '') => {
  const { name, stack = '' } = error instanceof Error ? error : { name: 'NoError' }
  if (pending.errors.length >= mostErrors) return
  // Third-party scripts choose their own names.
  const known = /^\w{1,60}$/.test(name) ? name : 'Error'
  pending.errors.push({ name: known, source: sourceIn(stack) || sourceIn(location) })
}

/** A beacon is sent after the page is closed. The consent may have been withdrawn before that. */
const send = () => {
  const { vitals, errors } = pending
  const isEmpty = vitals.length + errors.length === 0
  pending = none()
  if (isEmpty || !readConsent()?.statistics) return
  const body = JSON.stringify({ vitals, errors } satisfies Telemetry)
  navigator.sendBeacon(apiPaths.telemetry, new Blob([body], { type: 'application/json' }))
}

/** Measures the web vitals and notes errors, and sends them when the page is hidden. Call only with consent. */
export const startTelemetry = () => {
  if (isStarted) return
  isStarted = true
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(noteVital)
  addEventListener('error', ({ error, filename, lineno, colno }) =>
    noteError(error, `${filename}:${lineno}:${colno}`),
  )
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
  // After the listeners of web-vitals, which report their last values at this event.
  addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send())
}
