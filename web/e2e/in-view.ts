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
