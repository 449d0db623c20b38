import type { Html } from './html.ts'

const sample = /<span style="background-color:(#[0-9a-f]{3,8})"><\/span>/gi
const samplesInARow = /(?:<span style="background-color:#[0-9a-f]{3,8}"><\/span>)+/gi

/** One of several arcs of a circle, so thick that together they fill it. */
const arc = (colour: string, index: number, count: number) =>
  `<circle cx="10" cy="10" r="4.5" fill="none" stroke="${colour}" stroke-width="9" pathLength="${count}" stroke-dasharray="1 ${count - 1}" stroke-dashoffset="-${index}"/>`

const circle = (colours: string[]): string => {
  const [only] = colours
  return colours.length === 1
    ? `<circle cx="10" cy="10" r="9" fill="${only}"/>`
    : colours.map((colour, index) => arc(colour, index, colours.length)).join('')
}

/**
 * Replaces the colour samples of sanitised HTML by pictures: the Content Security Policy forbids inline styles, and
 * nothing else in HTML can have any colour. Several samples in a row are one circle with all of them.
 */
export const drawSwatches = (html: Html): Html =>
  html.replaceAll(samplesInARow, (row) => {
    const colours = [...row.matchAll(sample)].map(([, colour = '']) => colour)
    return `<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">${circle(colours)}</svg>`
  }) as Html
