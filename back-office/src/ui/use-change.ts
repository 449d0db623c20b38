import { useRef } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { messageOf, send } from '../api/send.ts'

/**
 * Sends a change, shows the result, and reloads the page. Resolves with whether the change succeeded. The second click of
 * a double click does nothing.
 */
export const useChange = (method: 'POST' | 'PUT' | 'DELETE' = 'POST') => {
  const notify = useNotify()
  const refresh = useRefresh()
  const isSending = useRef(false)
  return async (path: string, done: string, body?: object): Promise<boolean> => {
    if (isSending.current) return false
    isSending.current = true
    try {
      await send(method, path, body)
      notify(done, { type: 'success' })
      return true
    } catch (error) {
      notify(messageOf(error), { type: 'error' })
      return false
    } finally {
      isSending.current = false
      refresh()
    }
  }
}
