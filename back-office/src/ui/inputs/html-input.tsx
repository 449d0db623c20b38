import { CircularProgress } from '@mui/material'
import { lazy, Suspense } from 'react'

const RichText = lazy(() => import('./rich-text.tsx'))

interface HtmlInputProps {
  source: string
  label: string
  isOptional?: boolean
  /** In a new item of a list. */
  defaultValue?: string
}

/** A text in HTML, which the server sanitises. */
export const HtmlInput = (props: HtmlInputProps) => (
  <Suspense fallback={<CircularProgress aria-label="De editor wordt geladen" />}>
    <RichText {...props} />
  </Suspense>
)
