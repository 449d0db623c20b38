import type { ComponentProps } from 'react'
import type { PromoSlide } from 'shared-types/contracts/content'
import { middleSource, srcSet } from '../../ui/media/image-sources.ts'

/** The promotions change their picture at this width (spec §9). */
export const wide = '(width >= 48em)'
export const narrow = '(width < 48em)'

interface Props extends Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> {
  slide: PromoSlide
  alt: string
  /** Display width of the picture for phones and of the other, as in the HTML attribute. */
  narrowSizes: string
  sizes: string
}

/** The picture of a promotion: one for phones, another for wider screens. */
export function SlidePicture({ slide: { image, imageMobile }, alt, narrowSizes, sizes, ...img }: Props) {
  return (
    <picture>
      <source
        media={narrow}
        type="image/avif"
        srcSet={srcSet(imageMobile, 'avif', narrowSizes)}
        sizes={narrowSizes}
      />
      <source media={narrow} type="image/webp" srcSet={middleSource(imageMobile)} />
      <source type="image/avif" srcSet={srcSet(image, 'avif', sizes)} sizes={sizes} />
      <img {...img} src={middleSource(image)} alt={alt} width={image.width} height={image.height} />
    </picture>
  )
}
