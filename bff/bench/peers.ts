// The peers of throughput.ts, each on a port of its own: a server that sends fixed bytes from memory, and a proxy.
// Reads the bytes from PEERS_COPY (addresses, as JSON), and prints the addresses of both as JSON.
import proxy from '@fastify/http-proxy'
import Fastify from 'fastify'
import { request } from 'undici'
import { z } from 'zod'

const { PEERS_COPY, PEERS_UPSTREAM, PEERS_AUTHORIZATION } = z
  .object({ PEERS_COPY: z.string(), PEERS_UPSTREAM: z.string(), PEERS_AUTHORIZATION: z.string() })
  .parse(process.env)

/** What each server writes itself. */
const ownHeaders = new Set(['connection', 'keep-alive', 'date', 'content-length'])

/** Answers with the same bytes and headers as each of these addresses, at the same paths. */
const bare = Fastify()
for (const address of z.array(z.string()).parse(JSON.parse(PEERS_COPY))) {
  const { headers, body } = await request(address, { headers: { 'accept-encoding': 'br' } })
  const bytes = Buffer.from(await body.arrayBuffer())
  const copied = Object.fromEntries(Object.entries(headers).filter(([name]) => !ownHeaders.has(name)))
  bare.get(new URL(address).pathname, (_request, reply) => reply.headers(copied).send(bytes))
}
const bareUrl = await bare.listen({ host: '127.0.0.1', port: 0 })

const proxied = Fastify()
await proxied.register(proxy, {
  upstream: PEERS_UPSTREAM,
  prefix: '/v1',
  rewritePrefix: '/v1',
  replyOptions: {
    rewriteRequestHeaders: (_request, headers) => ({ ...headers, authorization: PEERS_AUTHORIZATION }),
  },
})
await proxied.register(proxy, { upstream: bareUrl, prefix: '/', rewritePrefix: '/' })
const proxyUrl = await proxied.listen({ host: '127.0.0.1', port: 0 })

process.stdout.write(`${JSON.stringify({ bareUrl, proxyUrl })}\n`)
