import type { DecorativeImage, Image as ImageData } from 'shared-types/image'
import { middleSource, srcSet } from './image-sources.ts'
import { Placeholder } from './placeholder.tsx'
import { useFailure } from './use-failure.ts'

interface Shown {
  image: ImageData
  decorative?: false
}

/** The text beside it says the same. */
interface Decorative {
  image: DecorativeImage
  decorative: true
}

type Props = (Shown | Decorative) & {
  /** Display width, as in the HTML attribute. It determines what is downloaded, so it must be accurate. */
  sizes: string
  /** `eager` and `first` load at once, for the first screen. `first` is its largest picture. */
  load?: 'lazy' | 'eager' | 'first'
  className?: string | undefined
}

/** A picture of the shop in a format and width that fit the screen, or a placeholder if it fails to load. */
export function Image({ sizes, load = 'lazy', className, ...picture }: Props) {
  const { image } = picture
  const alt = picture.decorative ? '' : picture.image.alt
  const { failed, reports } = useFailure(image.file)
  if (failed) return <Placeholder alt={alt} className={className} />
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet(image, 'avif', sizes)} sizes={sizes} />
      <img
        className={className}
        src={middleSource(image)}
        alt={alt}
        width={image.width}
        height={image.height}
        loading={load === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={load === 'first' ? 'high' : 'auto'}
        decoding={load === 'first' ? 'sync' : 'async'}
        {...reports}
      />
    </picture>
  )
}
