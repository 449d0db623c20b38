import { useState } from 'react'
import type { Image } from 'shared-types/image'
import { middleSource, srcSet } from '../../../ui/media/image-sources.ts'

interface Props {
  image: Image | null
  sizes: string
  className: string | undefined
}

/** The picture of an option, beside its name; blank if it cannot be loaded (spec §8). */
export function OptionPicture({ image, sizes, className }: Props) {
  const [isBlank, setIsBlank] = useState(false)
  if (!image || isBlank) return <span className={className} />
  return (
    <img
      className={className}
      srcSet={srcSet(image, 'webp', sizes)}
      src={middleSource(image)}
      sizes={sizes}
      width={image.width}
      height={image.height}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsBlank(true)}
      ref={(img) => {
        if (img?.complete && img.naturalWidth === 0 && img.currentSrc !== '') setIsBlank(true)
      }}
    />
  )
}
