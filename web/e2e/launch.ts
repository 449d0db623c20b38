import { existsSync } from 'node:fs'
import { chromium, type Browser } from 'playwright-core'

/** Chromium as the test command found it. Empty means the one that Playwright installed. */
const chromiumPath = process.env.CHROMIUM_PATH ?? ''
/** Debian's name for the headless build of the same browser, which needs half the processor time. */
const shellPath = `${chromiumPath}-headless-shell`

/** For a browser that may run as root, and makes no requests of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The same browser as `launch` uses, or Playwright's with a window, which can run without one. */
export const headlessPath = (): string =>
  existsSync(shellPath) ? shellPath : chromiumPath || chromium.executablePath()

export interface BrowserOptions {
  /** Uses the back/forward cache, as a shopper's browser does. The headless shell cannot. */
  keepsPages?: boolean
  withPictures?: boolean
}

export const launch = ({ keepsPages = false, withPictures = true }: BrowserOptions = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: (!keepsPages && existsSync(shellPath) ? shellPath : chromiumPath) || undefined,
    channel: keepsPages ? 'chromium' : undefined,
    ignoreDefaultArgs: keepsPages ? ['--disable-back-forward-cache'] : [],
    args: [...chromiumFlags, ...(withPictures ? [] : ['--blink-settings=imagesEnabled=false'])],
  })
