import { clsx } from 'clsx'
import type { Ref } from 'react'
import { imagePreload } from '../../../ui/media/image-sources.ts'
import { Placeholder } from '../../../ui/media/placeholder.tsx'
import { useFailure } from '../../../ui/media/use-failure.ts'
import type { ImagePreload } from '../../../router/head-tags.ts'
import { Link } from '../../../router/link.tsx'
import type { PromoSlide } from 'shared-types/contracts/content'
import { narrow, SlidePicture, wide } from '../slide-picture.tsx'
import { SlideTitle } from '../slide-title.tsx'
import styles from './hero-slide.module.css'

const sizes = '100vw'

/** Preloads for the pictures of the first slide. */
export const heroPreload = ({ image, imageMobile }: PromoSlide): ImagePreload[] => [
  imagePreload(imageMobile, sizes, narrow),
  imagePreload(image, sizes, wide),
]

interface Props {
  slide: PromoSlide
  first?: boolean
  ref?: Ref<HTMLDivElement>
}

/** One slide of the hero: with a separate picture for phones, and text where the picture leaves room. */
export function HeroSlide({ slide, first = false, ref }: Props) {
  const { image } = slide
  const { failed, reports } = useFailure(image.file)
  return (
    <div ref={ref} className={clsx(styles.slide, !slide.isLightBackground && !failed && styles.dark)}>
      {failed ? (
        <Placeholder className={styles.image} alt={image.alt} />
      ) : (
        <SlidePicture
          slide={slide}
          narrowSizes={sizes}
          sizes={sizes}
          className={styles.image}
          alt={image.alt}
          fetchPriority={first ? 'high' : 'auto'}
          decoding="sync"
          {...reports}
        />
      )}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <SlideTitle slide={slide} failed={failed} />
        </h2>
        {slide.subTitle && <p className={styles.subTitle}>{slide.subTitle}</p>}
        <Link className={styles.button} to={slide.link}>
          {slide.buttonText || 'Profiteer nu'}
        </Link>
      </div>
    </div>
  )
}
