import { Button } from '@mui/material'
import type { ReactNode } from 'react'
import { useInput } from 'react-admin'

interface OptionalGroupProps {
  source: string
  label: string
  children: ReactNode
}

/** Inputs of a group that may be absent: null until it is added, and after it is removed. */
export const OptionalGroup = ({ source, label, children }: OptionalGroupProps) => {
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
      onClick={() => field.onChange({})}
      aria-label={`${label}: toevoegen`}
    >
      Toevoegen
    </Button>
  )
}
