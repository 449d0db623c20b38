import { type ReactNode, useState } from 'react'

/**
 * A group that the shopper opens and closes. Choosing a value inside must not close it or move the focus. A closed one
 * has its content only in the document as sent and only without JavaScript: most of a listing's elements would be
 * values that are not shown.
 */
export function Collapsible({
  open,
  summary,
  children,
  ...rest
}: {
  open: boolean
  className?: string | undefined
  summary: ReactNode
  children: ReactNode
}) {
  const [isOpen, setIsOpen] = useState(open)
  return (
    <details
      {...rest}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      // Opened before React attached its handler.
      ref={(details) => {
        if (details?.open) setIsOpen(true)
      }}
    >
      <summary>{summary}</summary>
      {isOpen ? children : <noscript>{children}</noscript>}
    </details>
  )
}
