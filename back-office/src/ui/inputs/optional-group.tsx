import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useInput } from 'react-admin'

interface OptionalGroupProps {
  source: string
  label: string
  /** A group that is not filled in. An object without fields would not count as a change of the form. */
  empty: object
  children: ReactNode
}

/** Inputs of a group that may be absent: null until it is added, and after it is removed. */
export const OptionalGroup = ({ source, label, empty, children }: OptionalGroupProps) => {
  const { field } = useInput<object | null>({ source, defaultValue: null })
  return field.value ? (
    <>
      {children}
      <Button size="small" onClick={() => field.onChange(null)}>
        {label} weghalen
      </Button>
    </>
  ) : (
    <Button
      variant="outlined"
      size="small"
      onClick={() => field.onChange(empty)}
      aria-label={`${label}: toevoegen`}
    >
      Toevoegen
    </Button>
  )
}
