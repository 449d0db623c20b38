import { imageFormats, imageWidths } from 'shared-types/image-path'

/** Only what can be a picture of ours: no dots to climb with, no query to ask for the same one twice. */
const address = new RegExp(
  `^/images/(?:${imageWidths.join('|')})/(?:[a-z0-9_-]{1,80}/){0,5}[a-z0-9_-]{1,80}\\.(?:${imageFormats.join('|')})$`,
)
export const isImageAddress = (url: string): boolean => url.length <= 250 && address.test(url)
