import plugin from 'fastify-plugin'

/**
 * One line for each answer. The route's pattern instead of its address: queries carry tokens and
 * what people searched for, and neither belongs in a log.
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
