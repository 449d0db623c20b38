import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

interface Props extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** One of Lucide's icons. */
  of: IconNode
  /** Width and height in CSS pixels. */
  size?: number
}

/**
 * An icon in the colour of the text around it, which screen readers skip: the text or the label of its button
 * names it. The shapes are Lucide's; its React component would cost every page 1 kB more.
 */
export function Icon({ of: shapes, size = 24, ...rest }: Props) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
      {...rest}
    >
      {shapes.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
