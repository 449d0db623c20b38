import type { IconNode } from 'lucide'
import { createElement, type SVGProps } from 'react'

interface Props extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  /** One of Lucide's icons. */
  of: IconNode
  /** Width and height in CSS pixels. */
  size?: number
}

/** A circle is two arcs. */
const outlineOf = ([tag, { d, cx, cy, r }]: IconNode[number]): string | undefined => {
  if (tag === 'path') return String(d)
  if (tag === 'circle')
    return `M${Number(cx) - Number(r)} ${cy}a${r} ${r} 0 1 0 ${Number(r) * 2} 0 ${r} ${r} 0 1 0-${Number(r) * 2} 0`
  return undefined
}

/**
 * An icon in the colour of the text around it, which screen readers skip: the text or the label of its button
 * names it. The shapes are Lucide's; its React component would cost every page 1 kB more.
 */
export function Icon({ of: shapes, size = 24, ...rest }: Props) {
  // One element for most icons. Each outline begins at the origin, also one with a relative first move.
  const outlines = shapes.flatMap((shape) => outlineOf(shape) ?? []).join('M0 0')
  const others = shapes.filter((shape) => outlineOf(shape) === undefined)
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
      {outlines && <path d={outlines} />}
      {others.map(([tag, attributes], index) => createElement(tag, { key: index, ...attributes }))}
    </svg>
  )
}
