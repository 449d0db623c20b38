import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Two Host headers, or a URL that contains a host. A proxy may use the other one, so neither is trusted. */
const namesTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1 ||
  /^\w+:/.test(raw.url ?? '')

/**
 * Refuses a request with two hosts, and closes its connection: a proxy may treat the next bytes as part of this
 * request.
 */
export const oneHost = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!namesTwoHosts(request)) return
    reply.header('connection', 'close')
    throw Object.assign(new Error('a request with two hosts'), { statusCode: 400 })
  })
})
