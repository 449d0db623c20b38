import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import type { ShopDetails } from '../../mail/shop-details.ts'

const require = createRequire(import.meta.url)
const regular = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')
const bold = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')

const night = '#22345c'
const ink = '#1d2433'
const line = '#e4ded4'

/** A4, in points. */
export const left = 50
export const right = 545
const bottom = 770

const moon = 'M21.8 20.2A9.6 9.6 0 0 1 11 7.6a10 10 0 1 0 10.8 12.6Z'
const sleep = 'M20 6h6.4l-5 6H27'

export type Paper = PDFKit.PDFDocument

/** An empty document with the shop's typeface, and a title for assistive technology. */
export const newPaper = (title: string, shop: ShopDetails): Paper => {
  const paper = new PdfDocument({
    size: 'A4',
    margins: { top: 50, bottom: 40, left, right: 595 - right },
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: shop.legalName },
  })
  paper.registerFont('regular', regular)
  paper.registerFont('bold', bold)
  return paper.font('regular').fontSize(10).fillColor(ink)
}

/** The logo (moon) and the name, as in the header of every page. */
export const drawLogo = (paper: Paper, name: string): void => {
  paper.save().translate(left - 5, 46)
  paper.path(moon).fill(night)
  paper.path(sleep).lineWidth(2).lineCap('round').lineJoin('round').stroke(night)
  paper.restore()
  paper.font('bold').fontSize(24).fillColor(night)
  paper.text(name, left + 32, 46, { lineBreak: false, characterSpacing: -0.8 })
  paper.font('regular').fontSize(10).fillColor(ink)
}

/** A horizontal line with space above and below. */
export const drawRule = (paper: Paper): void => {
  const y = paper.y + 5
  paper.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(line)
  paper.y = y + 7
}

/** Starts a new page unless this height still fits. */
export const keepRoom = (paper: Paper, height: number): void => {
  if (paper.y + height > bottom) paper.addPage()
}

export interface Cell {
  text: string
  x: number
  width: number
  align?: 'right'
}

/** Writes cells side by side; the next row starts below the tallest. */
export const writeRow = (paper: Paper, cells: Cell[]): void => {
  const heights = cells.map(({ text, width }) => paper.heightOfString(text, { width }))
  const height = Math.max(...heights)
  keepRoom(paper, height)
  const { y } = paper
  for (const { text, x, width, align } of cells) paper.text(text, x, y, { width, align: align ?? 'left' })
  paper.y = y + height + 4
  paper.x = left
}
