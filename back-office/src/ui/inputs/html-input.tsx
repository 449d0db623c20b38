import { CircularProgress } from '@mui/material'
import { lazy, Suspense } from 'react'

const RichText = lazy(() => import('./rich-text.tsx'))

/** A text in HTML, which the server sanitises. */
export const HtmlInput = (props: { source: string; label: string; isOptional?: boolean }) => (
  <Suspense fallback={<CircularProgress aria-label="De editor wordt geladen" />}>
    <RichText {...props} />
  </Suspense>
)
