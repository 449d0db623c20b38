/** The content types of pictures that are passed on. Not SVG, which may contain scripts. */
export const pictureTypes = /^image\/(?:avif|webp|png|jpeg)$/
