import { useRef, useState } from 'react'

/**
 * One press of a button: `run` does it, `busy` while it runs, and `refusal` is what was thrown. A second press
 * meanwhile does nothing, so that a double click is one order.
 */
export const useAction = <A extends unknown[]>(act: (...args: A) => Promise<unknown>) => {
  const running = useRef(false)
  const [state, setState] = useState<{ busy: boolean; refusal: unknown }>({ busy: false, refusal: null })

  const run = async (...args: A) => {
    if (running.current) return
    running.current = true
    setState({ busy: true, refusal: null })
    try {
      await act(...args)
      setState({ busy: false, refusal: null })
    } catch (error) {
      setState({ busy: false, refusal: error })
    } finally {
      running.current = false
    }
  }
  return { ...state, run }
}
