// In a separate file without zod, because the browser builds these URLs in its first load.

/** The widths of the shop's pictures, in pixels; no other widths are served. */
export const imageWidths = [96, 200, 320, 480, 640, 800, 1000, 1280, 1600, 1920] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The widths in which a picture of this width is served: up to its own, as pictures are never enlarged. */
export const widthsUpTo = (original: number): ImageWidth[] => {
  const widths = imageWidths.filter((width) => width <= original)
  return widths.length > 0 ? widths : [imageWidths[0]]
}

export const imageFormats = ['avif', 'webp'] as const
export type ImageFormat = (typeof imageFormats)[number]

/** The URL path of a picture at one width, the same at shop-api and at the bff. */
export const imagePath = (file: string, width: ImageWidth, format: ImageFormat): string =>
  `/images/${width}/${file}.${format}`
