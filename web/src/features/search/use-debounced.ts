import { useEffect, useState } from 'react'

/** A debounced value: the value once it has not changed for a while; null until then. */
export const useDebounced = <T>(value: T, milliseconds: number): T | null => {
  const [settled, setSettled] = useState<T | null>(null)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), milliseconds)
    return () => clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}
