import type { FastifyRequest } from 'fastify'
import fastifyPlugin from 'fastify-plugin'

/** Two headers, or a URL with a host of its own. A proxy may read the other one: neither is right. */
const namesTwoHosts = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length > 1 ||
  /^\w+:/.test(raw.url ?? '')

/** Refuses a request with two hosts, and closes its connection: what follows may be a part of it for a proxy. */
export const oneHost = fastifyPlugin(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    if (!namesTwoHosts(request)) return
    reply.header('connection', 'close')
    throw Object.assign(new Error('a request with two hosts'), { statusCode: 400 })
  })
})
