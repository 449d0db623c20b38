import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

interface Seen {
  method: string
  url: string
  headers: IncomingMessage['headers']
}

export const emptyCart = {
  quote_id: null,
  found: false,
  items: [],
  totals: {
    total_quantity: 0,
    sub_total: 0,
    sub_total_old: 0,
    sub_total_diff: 0,
    shipping_costs: 0,
    payment_costs: 0,
    additional_costs: [],
    discounts: [],
    vat: [],
    promo_progress: null,
    free_shipping_progress: null,
    grand_total: 0,
  },
  shipping_method: null,
  applied_code: null,
  discount_message: null,
  updated_at: null,
}

export const filledCart = {
  ...emptyCart,
  quote_id: 'q',
  found: true,
  items: [
    {
      id: 7,
      variant_id: 31,
      thumbnail: null,
      stock: 4,
      parent: { id: 3, title: 'Dekbedovertrek Duin', slug: 'dekbedovertrek-duin' },
      name: '240 x 220',
      sku: 'DUIN-240',
      brand: 'Noorderlicht',
      categories: [{ name: 'Dekbedovertrek' }],
      delivery: 'Morgen in huis',
      price: 19.99,
      price_old: 24.95,
      price_changed_from: null,
      gift: false,
      custom: null,
      quantity: 3,
      subtotal: 59.97,
    },
  ],
  totals: { ...emptyCart.totals, total_quantity: 3, vat: [{ rate: 21, amount: 10.41 }], grand_total: 59.97 },
}

export const json =
  (body: unknown, status = 200, headers: Record<string, string | string[]> = {}): Answer =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  }

/**
 * A provider on loopback that fails in the ways that a test sets. It issues a new token at each login, and
 * accepts all tokens until `expireTokens`.
 */
export const openProviderDouble = async (port = 0) => {
  const sockets = new Set<Socket>()
  const seen: Seen[] = []
  const tokens = new Set<string>()
  const provider = {
    logins: 0,
    lifetime: 3600,
    answer: json(emptyCart),
    /** Pictures are public: they need no token. */
    picture: json({ message: 'Deze afbeelding bestaat niet.', code: 'not_found' }, 404),
    /** The built-in payment page, without a token too. */
    testPayment: json({ message: 'Deze betaling bestaat niet.', code: 'not_found' }, 404),
    login: ((_request, response) => {
      provider.logins += 1
      const token = `token-${provider.logins}-${Math.random()}`
      tokens.add(`Bearer ${token}`)
      json({ access_token: token, token_type: 'Bearer', expires_in: provider.lifetime })(_request, response)
    }) as Answer,
  }
  const server = createServer((request, response) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers })
    request.resume()
    if (request.url === '/healthz') return json({ status: 'ok' })(request, response)
    if (request.url === '/login') return provider.login(request, response)
    if (request.url?.startsWith('/images/')) return provider.picture(request, response)
    if (request.url?.startsWith('/test-payments/')) return provider.testPayment(request, response)
    if (!tokens.has(request.headers.authorization ?? '')) {
      return json({ message: 'Je hebt hier geen toegang toe.', code: 'unauthorized' }, 401)(request, response)
    }
    return provider.answer(request, response)
  })
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: listening } = server.address() as AddressInfo

  return Object.assign(provider, {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    seen,
    /** Calls other than logins and health checks. */
    calls: () => seen.filter(({ url }) => url !== '/login' && url !== '/healthz'),
    /** Invalidates all issued tokens. */
    expireTokens: () => tokens.clear(),
    close: () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  })
}
