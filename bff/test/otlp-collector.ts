import { once } from 'node:events'
import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number }
}

interface OtlpSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  attributes: Attribute[]
}

interface OtlpTraces {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: OtlpSpan[] }[] }[]
}

export interface CollectedSpan extends OtlpSpan {
  service: string | undefined
}

/** Receives traces over OTLP/HTTP (JSON), as an OpenTelemetry Collector does. */
export const openOtlpCollector = async () => {
  const bodies: string[] = []
  const paths = new Set<string | undefined>()
  const server = createServer(async (request, response) => {
    paths.add(request.url)
    bodies.push(await text(request))
    response.setHeader('content-type', 'application/json').end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  const spans = (): CollectedSpan[] =>
    bodies
      .flatMap((body) => (JSON.parse(body) as OtlpTraces).resourceSpans)
      .flatMap(({ resource, scopeSpans }) => {
        const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue
        return scopeSpans.flatMap((scope) => scope.spans.map((span) => ({ ...span, service })))
      })

  return {
    url: `http://127.0.0.1:${port}`,
    spans,
    paths: () => [...paths],
    received: () => bodies.join('\n'),
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
