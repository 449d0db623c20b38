import { request } from 'node:http'

export interface RawRequest {
  method?: string
  headers?: Record<string, string | string[] | undefined>
}

/** Requests a path literally, without the normalisation of a URL class. */
export const getRaw = (base: string, path: string, { method = 'GET', headers = {} }: RawRequest = {}) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; text: string }>(
    (resolve, reject) => {
      const { hostname, port } = new URL(base)
      const sent = request({ hostname, port, path, method, headers }, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        )
      })
      sent.on('error', reject).end()
    },
  )

/** The data that a document carries, by `/api` address. */
export const routeData = (html: string): Record<string, unknown> => {
  const [, json] = /<script type="application\/json" id="route-data">(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json ?? 'null')
}
