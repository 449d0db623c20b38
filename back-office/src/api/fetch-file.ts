import { isLoggedOut, refusalOf } from './send.ts'
import { waitForLogin } from './session.ts'

const failed = 'Het bestand kon niet worden opgehaald. Probeer het zo nog eens.'

/**
 * Gets a file of the API, of which only the headers have been read. If the session has ended, waits until the employee
 * logs in again.
 * @throws with the Dutch sentence of the server
 */
export const fetchFile = async (path: string): Promise<Response> => {
  for (;;) {
    const response = await fetch(path).catch(() => null)
    if (response?.ok) return response
    const login = response && isLoggedOut(response) ? waitForLogin() : null
    if (!login) throw new Error((response && (await refusalOf(response)).message) ?? failed)
    await login
  }
}

/**
 * The connection can break in the middle of a file.
 * @throws with a Dutch sentence
 */
export const blobOf = (response: Response): Promise<Blob> =>
  response.blob().catch(() => {
    throw new Error(failed)
  })
