import { Histogram, Registry } from '@prometheus-io/client'
import plugin from 'fastify-plugin'
import { routeOf } from './request-log.ts'

/** In seconds, from a cached answer to the longest deadline. */
export const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 12.5]

/** A registry with the metrics of every server. All labels have few values: routes are patterns, never URLs. */
export const createHttpMetrics = () => {
  const registry = new Registry()
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Answers, by route pattern and class of status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  })
  return { registry, requests }
}

type HttpMetrics = ReturnType<typeof createHttpMetrics>

/** Counts every answer by the pattern of its route: a URL would make a series for each visitor. */
export const requestMetrics = ({ requests }: Pick<HttpMetrics, 'requests'>) =>
  plugin(async (app) => {
    app.addHook('onResponse', (request, reply, done) => {
      const status = `${Math.floor(reply.statusCode / 100)}xx`
      requests.observe({ ...routeOf(request), status }, reply.elapsedTime / 1000)
      done()
    })
  })
