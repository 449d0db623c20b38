import { BrokenCircuitError, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel'
import type { Shop } from '../context.ts'
import { findByPdok, suggestByPdok } from './pdok.ts'

const failuresThatPause = 3
const pauseMs = 30_000

/** Gets the URL of PDOK. */
type Question<T> = (url: string) => Promise<T>

/** The register of Dutch addresses, which all functions of this folder call in the same way. */
export interface AddressRegister {
  look: (
    house: Parameters<typeof findByPdok>[1],
  ) => Promise<Awaited<ReturnType<typeof findByPdok>> | 'silent'>
  suggest: (zipcode: string, house: string) => Promise<Awaited<ReturnType<typeof suggestByPdok>> | 'silent'>
}

/**
 * PDOK, unless it is switched off. `silent` when it does not answer: use the built-in table. After three
 * failures in a row it is not called for half a minute, so that not every shopper waits for its deadline.
 */
export const openAddressRegister = ({ config, log }: Pick<Shop, 'config' | 'log'>): AddressRegister => {
  const circuit = circuitBreaker(handleAll, {
    halfOpenAfter: pauseMs,
    breaker: new ConsecutiveBreaker(failuresThatPause),
  })
  circuit.onBreak(() => log.warn('the address register is not called for half a minute'))
  const ask = async <T>(question: Question<T>): Promise<T | 'silent'> => {
    const { pdokUrl } = config
    if (pdokUrl === null) return 'silent'
    try {
      return await circuit.execute(() => question(pdokUrl))
    } catch (error) {
      if (!(error instanceof BrokenCircuitError))
        log.warn({ err: error }, 'the address register did not answer')
      return 'silent'
    }
  }
  return {
    look: (house) => ask((url) => findByPdok(url, house)),
    suggest: (zipcode, house) => ask((url) => suggestByPdok(url, zipcode, house)),
  }
}
