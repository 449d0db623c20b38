import type { FastifyBaseLogger } from 'fastify'
import { type createExchange, type IncomingFile, pathOnly } from './exchange.ts'
import { failureOf } from './parse-answer.ts'
import type { CallKind, createResilience } from './resilience.ts'
import type { createServiceLogin } from './service-login.ts'
import type { ShopperRequest } from './shop-api.ts'
import { cookieFor } from './shopper-cookie.ts'
import { busy, unavailable, UpstreamProblem } from './upstream-problem.ts'

/** The content types of pictures that are passed on. Not SVG, which may contain scripts. */
export const pictureTypes = /^image\/(?:avif|webp|png|jpeg)$/

export interface FileCall {
  path: string
  /** The content types that are passed on; a file of another type is refused. */
  types: RegExp
  headers: Record<string, string>
  /** Aborted when the browser is gone. */
  gone: AbortSignal
}

const isUnauthorized = (error: unknown) => error instanceof UpstreamProblem && error.code === 'unauthorized'

interface Parts {
  kinds: Record<CallKind, ReturnType<typeof createResilience>>
  exchangeFile: ReturnType<typeof createExchange>['exchangeFile']
  login: ReturnType<typeof createServiceLogin>
  log: FastifyBaseLogger
}

/** Calls that pass a file of the provider on while it arrives. */
export const createFileCalls = ({ kinds, exchangeFile, login, log }: Parts) => {
  /** Resolves when the file begins to arrive. Its slot in the bulkhead is free once it has arrived. */
  const openFile = (kind: CallKind, { path, types, headers, gone }: FileCall): Promise<IncomingFile> =>
    new Promise((resolve, reject) => {
      const judge = (file: IncomingFile) => {
        if (file.status >= 500) throw failureOf(file.status)
        if (file.status === 401) throw new UpstreamProblem('unauthorized')
        if (file.status === 429) throw busy()
        if (file.status === 403) throw new UpstreamProblem('login_required')
        if (file.status >= 400) throw new UpstreamProblem('not_found')
        const isOffered = file.status === 200 && types.test(String(file.headers['content-type']))
        const isUnchanged = file.status === 304 && 'if-none-match' in headers
        if (!isOffered && !isUnchanged) {
          log.error({ path: pathOnly(path), status: file.status }, 'the provider answered without the file')
          throw new UpstreamProblem('provider_malformed')
        }
        resolve(file)
      }
      kinds[kind]
        .run(async (deadline) => {
          try {
            const outgoing = { method: 'GET' as const, path, headers }
            await exchangeFile(outgoing, AbortSignal.any([deadline, gone]), judge)
          } catch (error) {
            // A browser that disconnects is not a failure of the provider.
            throw gone.aborted ? unavailable() : error
          }
        })
        .catch(reject)
    })

  const fileFor = async (request: ShopperRequest, call: FileCall): Promise<IncomingFile> => {
    const attempt = (token: string) => {
      const headers = {
        ...call.headers,
        authorization: `Bearer ${token}`,
        'x-request-id': request.id,
        ...cookieFor(request.shopper.session()),
      }
      return openFile('document', { ...call, headers })
    }
    const token = await login.current()
    try {
      return await attempt(token)
    } catch (error) {
      if (!isUnauthorized(error)) throw error
    }
    try {
      return await attempt(await login.replace(token))
    } catch (error) {
      throw isUnauthorized(error) ? unavailable() : error
    }
  }
  return { openFile, fileFor }
}
