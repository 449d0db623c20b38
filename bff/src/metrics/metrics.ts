import { Counter, Gauge, Histogram } from '@prometheus-io/client'
import { buckets, createHttpMetrics } from 'telemetry/http-metrics'

/**
 * The metrics of this bff. All labels have few values: routes are patterns, never URLs. The depths and states of
 * one replica are gauges.
 */
export const createMetrics = () => {
  const { registry, requests } = createHttpMetrics()
  const registers = [registry]
  return {
    registry,
    requests,
    upstreamCalls: new Counter({
      name: 'bff_upstream_calls_total',
      help: 'Calls to backends, by kind and outcome: answered, failed, no_answer, circuit_open, busy or malformed.',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    upstreamDuration: new Histogram({
      name: 'bff_upstream_call_duration_seconds',
      help: 'Duration of calls to backends, with the wait in the bulkhead and a retry.',
      labelNames: ['kind'],
      buckets,
      registers,
    }),
    circuitOpen: new Gauge({
      name: 'bff_upstream_circuit_open',
      help: '1 while calls of this kind are not made because too many got no answer.',
      labelNames: ['kind'],
      registers,
    }),
    cacheReads: new Counter({
      name: 'bff_cache_reads_total',
      help: 'Reads of finished answers: hit, stale (sent during a refresh), or miss (waited for a fill).',
      labelNames: ['cache', 'result'],
      registers,
    }),
    rateLimitRefusals: new Counter({
      name: 'bff_rate_limit_refusals_total',
      help: 'Requests above a rate limit, by its name; "reads" are public reads that are not cached.',
      labelNames: ['limit'],
      registers,
    }),
    webVitals: new Histogram({
      name: 'bff_web_vitals_seconds',
      help: 'Measured in browsers with consent: FCP, INP, LCP or TTFB of a page.',
      labelNames: ['name'],
      buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1.2, 1.8, 2.5, 4, 10],
      registers,
    }),
    layoutShift: new Histogram({
      name: 'bff_web_vitals_layout_shift',
      help: 'Measured in browsers with consent: CLS of a page.',
      buckets: [0.01, 0.02, 0.05, 0.1, 0.25, 1],
      registers,
    }),
    clientErrors: new Counter({
      name: 'bff_client_errors_total',
      help: 'Uncaught errors in browsers with consent.',
      registers,
    }),
    redisAway: new Gauge({
      name: 'bff_redis_away',
      help: '1 while this bff uses its own memory instead of Redis.',
      registers,
    }),
  }
}

export type Metrics = ReturnType<typeof createMetrics>
