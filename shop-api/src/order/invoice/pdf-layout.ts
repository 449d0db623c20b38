import { createRequire } from 'node:module'
import PdfDocument from 'pdfkit'
import { signature } from '../../mail/layout.ts'
import type { ShopDetails } from '../../mail/shop-details.ts'

const require = createRequire(import.meta.url)
const regular = require.resolve('@expo-google-fonts/figtree/400Regular/Figtree_400Regular.ttf')
const bold = require.resolve('@expo-google-fonts/figtree/700Bold/Figtree_700Bold.ttf')

/** Has the Greek, Cyrillic and Vietnamese letters that names may have and Figtree lacks. */
const other = require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')

const night = '#22345c'
const ink = '#1d2433'
const line = '#e4ded4'

/** A4, in points. */
export const left = 50
const right = 545
const bottom = 770
const foot = 790

const moon = 'M21.8 20.2A9.6 9.6 0 0 1 11 7.6a10 10 0 1 0 10.8 12.6Z'
const sleep = 'M20 6h6.4l-5 6H27'

export type Pdf = PDFKit.PDFDocument

/** An empty document with the shop's typeface, and a title for assistive technology. */
export const newPdf = (title: string, shop: ShopDetails): Pdf => {
  const pdf = new PdfDocument({
    size: 'A4',
    margins: { top: 50, bottom: 40, left, right: 595 - right },
    bufferPages: true,
    lang: 'nl-NL',
    displayTitle: true,
    info: { Title: title, Author: shop.legalName },
  })
  pdf.registerFont('regular', regular)
  pdf.registerFont('bold', bold)
  pdf.registerFont('other', other)
  return pdf.font('regular').fontSize(10).fillColor(ink)
}

/** The finished document, after `write` has written it. */
export const bytesOf = async (pdf: Pdf, write: () => void | Promise<void>): Promise<Buffer> => {
  const chunks: Buffer[] = []
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  await write()
  pdf.end()
  await ended
  return Buffer.concat(chunks)
}

/** The logo (moon) and the name, as in the header of every page. */
export const drawLogo = (pdf: Pdf, name: string): void => {
  pdf.save().translate(left - 5, 46)
  pdf.path(moon).fill(night)
  pdf.path(sleep).lineWidth(2).lineCap('round').lineJoin('round').stroke(night)
  pdf.restore()
  pdf.font('bold').fontSize(24).fillColor(night)
  pdf.text(name, left + 32, 46, { lineBreak: false, characterSpacing: -0.8 })
  pdf.font('regular').fontSize(10).fillColor(ink)
}

/** A horizontal line with space above and below. */
export const drawRule = (pdf: Pdf): void => {
  const y = pdf.y + 5
  pdf.moveTo(left, y).lineTo(right, y).lineWidth(0.75).stroke(line)
  pdf.y = y + 7
}

/** Starts a new page unless this height still fits. Returns whether it did. */
export const ensureSpace = (pdf: Pdf, height: number): boolean => {
  const isFull = pdf.y + height > bottom
  if (isFull) pdf.addPage()
  return isFull
}

/** `text` in lines that fit, broken only at spaces: pdfkit also breaks after a slash or a hyphen, as in 't/m'. */
const inLines = (pdf: Pdf, text: string, width: number): string =>
  text
    .split('\n')
    .map((paragraph) => {
      const [first = '', ...words] = paragraph.split(' ')
      let lines = ''
      let current = first
      for (const word of words) {
        const longer = `${current} ${word}`
        // To pdfkit the end of a line has a width too. A point of slack, because it adds up the widths of the parts.
        if (pdf.widthOfString(`${longer}\n`) <= width - 1) current = longer
        else {
          lines += `${current}\n`
          current = word
        }
      }
      return lines + current
    })
    .join('\n')

/** How many characters the present typeface lacks: known to the typeface behind pdfkit only, which its types leave out. */
const countLacking = (pdf: Pdf, text: string): number => {
  const {
    _font: { font },
  } = pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } }
  return Array.from(text.replaceAll('\n', '')).filter(
    (character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
  ).length
}

/** Calls `write` with the typeface that has the most characters of the text. Bold texts are ours, so they lack none. */
const inItsLetters = <Written>(pdf: Pdf, text: string, write: () => Written): Written => {
  const lacking = countLacking(pdf, text)
  if (lacking === 0) return write()
  pdf.font('other')
  if (countLacking(pdf, text) >= lacking) pdf.font('regular')
  const written = write()
  pdf.font('regular')
  return written
}

/** A text of the customer, below the previous one. */
export const writeText = (pdf: Pdf, text: string): void => {
  inItsLetters(pdf, text, () => pdf.text(text))
}

interface Cell {
  text: string
  x: number
  width: number
  align?: 'right'
}

/** The seller, at the right of the logo. The title comes below both. */
export const writeSeller = (pdf: Pdf, shop: ShopDetails): void => {
  const width = right - 300
  const lines = signature(shop).flatMap((text) => text.split(' · '))
  pdf.fontSize(9)
  pdf.text(inLines(pdf, lines.join('\n'), width), 300, 50, { width, align: 'right' })
  pdf.x = left
  pdf.y = Math.max(140, pdf.y + 10)
}

export const pageCount = (pdf: Pdf): number => pdf.bufferedPageRange().count

/** Names the document and the page at the foot of its pages, if there are more than one. They are the last ones. */
export const numberPages = (pdf: Pdf, title: string, before = 0): void => {
  const count = pageCount(pdf) - before
  if (count === 1) return
  for (let page = 1; page <= count; page += 1) {
    pdf.switchToPage(before + page - 1)
    pdf.fontSize(9)
    pdf.text(`${title} · pagina ${page} van ${count}`, left, foot, { lineBreak: false })
  }
  pdf.fontSize(10)
}

/** Writes cells side by side; the next row starts below the tallest, on a page that begins with `head`. */
export const writeRow = (pdf: Pdf, cells: Cell[], head?: () => void): void => {
  const texts = cells.map(({ text, width }) => inItsLetters(pdf, text, () => inLines(pdf, text, width)))
  const heights = cells.map(({ text, width }, index) =>
    inItsLetters(pdf, text, () => pdf.heightOfString(texts[index] ?? '', { width })),
  )
  const height = Math.max(...heights)
  if (ensureSpace(pdf, height)) head?.()
  const { y } = pdf
  for (const [index, { text, x, width, align }] of cells.entries())
    inItsLetters(pdf, text, () => pdf.text(texts[index] ?? '', x, y, { width, align: align ?? 'left' }))
  pdf.y = y + height + 4
  pdf.x = left
}

/** Rows below the names of their columns, which each page repeats. */
export const writeTable = (pdf: Pdf, names: Cell[], rows: Cell[][]): void => {
  const writeNames = () => {
    pdf.font('bold')
    writeRow(pdf, names)
    pdf.font('regular')
    drawRule(pdf)
  }
  writeNames()
  for (const cells of rows) writeRow(pdf, cells, writeNames)
}
