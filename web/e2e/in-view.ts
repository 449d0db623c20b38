import type { Locator, Page } from 'playwright-core'

/** Whether an element is completely inside the viewport, and its centre not covered. */
export const isInView = (element: Locator) =>
  element.evaluate((said) => {
    const { x, y, width, height, bottom } = said.getBoundingClientRect()
    const seen = document.elementFromPoint(x + width / 2, y + height / 2)
    return width > 0 && y >= 0 && bottom <= innerHeight && seen !== null && said.contains(seen)
  })

/** False when the element with the focus is gone: then the keyboard starts at the top of the page again. */
export const hasFocus = (page: Page) => page.evaluate(() => document.activeElement !== document.body)

/**
 * Texts that continue beyond the edges of the viewport with no scrolling to them, and without an
 * ellipsis.
 */
export const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange()
      range.selectNodeContents(text)
      const { width, left, right } = range.getBoundingClientRect()
      const crosses = (edge: number) => left < edge - 1 && right > edge + 1
      if (width === 0 || (!crosses(0) && !crosses(innerWidth))) continue
      const around: Element[] = []
      for (let element = text.parentElement; element; element = element.parentElement) around.push(element)
      const isMeant = around.some((element) => {
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element)
        const box = element.getBoundingClientRect()
        const isHidden = overflowX !== 'visible' && (left >= box.right - 1 || right <= box.left + 1)
        const isForScreenReaders = clipPath !== 'none'
        return isHidden || isForScreenReaders || /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis'
      })
      if (!isMeant) cut.push(text.textContent ?? '')
    }
    return cut
  })

/** Texts in so narrow a column that a word takes several lines, except addresses, which are long words. */
export const shreddedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shredded: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const said = text.textContent?.trim() ?? ''
      if (said === '' || said.includes('@') || !text.parentElement?.checkVisibility()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const boxes = [...range.getClientRects()]
      const lines = new Set(boxes.map(({ top }) => Math.round(top))).size
      // What only screen readers and bots read is a pixel wide, or beside the page.
      const isSeen =
        text.parentElement.getBoundingClientRect().width > 1 && boxes.some(({ right }) => right > 0)
      if (isSeen && lines > 2 * said.split(/[\s-]+/).length) shredded.push(said)
    }
    return shredded
  })
