import type { Config } from '../config.ts'

/** The template, which then says to every browser alike where the tag manager is; the browser asks it nothing before consent. */
export const withTagManager = (template: string, tagManager: Config['tagManager']): string =>
  tagManager
    ? template.replace(
        '<!--head-->',
        () => `<meta name="tag-manager" content="${tagManager.href}">\n    <!--head-->`,
      )
    : template
