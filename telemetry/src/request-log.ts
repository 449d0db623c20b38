import type { FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'

/** The method of a request and the pattern of its route: a URL contains tokens and search terms. */
export const routeOf = ({ method, is404, routeOptions: { url = 'none' } }: FastifyRequest) => ({
  method,
  route: is404 ? 'none' : url,
})

/** Logs one line per answer. */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', (request, reply, done) => {
    const line = {
      ...routeOf(request),
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
    done()
  })
})
