import type { Html } from './html.ts'

const sample = /<span style="background-color:(#[0-9a-f]{3,8})"><\/span>/gi

/**
 * Replaces the colour samples of sanitised HTML by pictures: the Content Security Policy forbids inline styles, and
 * nothing else in HTML can have any colour.
 */
export const drawSwatches = (html: Html): Html =>
  html.replaceAll(
    sample,
    '<svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true"><circle cx="10" cy="10" r="9" fill="$1"/></svg>',
  ) as Html
