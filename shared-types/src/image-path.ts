// Apart from the schemas: the browser builds these addresses in its first load and has no need of zod.

/** Widths in pixels at which the shop serves its pictures; no other width is rendered. */
export const imageWidths = [96, 200, 320, 480, 640, 800, 1000, 1280, 1600, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** URL path of a picture at one width, the same at shop-api and at the bff. */
export const imagePath = (file: string, width: ImageWidth, format: ImageFormat): string =>
  `/images/${width}/${file}.${format}`
