import { imageFormats, imageWidths } from 'shared-types/image-path'

/** Only URLs of our own pictures: no `..`, and no query, which would create several URLs for one picture. */
const address = new RegExp(
  `^/images/(?:${imageWidths.join('|')})/(?:[a-z0-9_-]{1,80}/){0,5}[a-z0-9_-]{1,80}\\.(?:${imageFormats.join('|')})$`,
)
export const isImageAddress = (url: string): boolean => url.length <= 250 && address.test(url)
