import { useRef, useState } from 'react'

/**
 * State of a button's action: `run` starts it, `busy` while it runs, `refusal` is what it threw. `run` is
 * ignored while busy, so that a double click places only one order.
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
