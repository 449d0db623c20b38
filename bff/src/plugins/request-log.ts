import plugin from 'fastify-plugin'

/**
 * Logs one line per answer, with the route pattern instead of the URL: queries contain tokens and search
 * terms, which do not belong in a log.
 */
export const requestLog = plugin(async (app) => {
  app.addHook('onResponse', async (request, reply) => {
    const { url = 'none' } = request.routeOptions
    const line = {
      method: request.method,
      route: request.is404 ? 'none' : url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime * 10) / 10,
    }
    if (reply.statusCode >= 500) request.log.warn(line, 'answered')
    else request.log.info(line, 'answered')
  })
})
