import { clsx } from 'clsx'
import type { Ref } from 'react'
import { srcSet, imagePreload, middleSource } from '../../../ui/media/image-sources.ts'
import { Placeholder } from '../../../ui/media/placeholder.tsx'
import { useFailure } from '../../../ui/media/use-failure.ts'
import type { ImagePreload } from '../../../router/head-tags.ts'
import { Link } from '../../../router/link.tsx'
import type { PromoSlide } from 'shared-types/contracts/content'
import styles from './hero-slide.module.css'

const wide = '(width >= 48em)'
const narrow = '(width < 48em)'
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
  const { image, imageMobile } = slide
  const { failed, reports } = useFailure(image.file)
  return (
    <div ref={ref} className={clsx(styles.slide, !slide.isLightBackground && !failed && styles.dark)}>
      {failed ? (
        <Placeholder className={styles.image} alt={image.alt} />
      ) : (
        <picture>
          <source
            media={narrow}
            type="image/avif"
            srcSet={srcSet(imageMobile, 'avif', sizes)}
            sizes={sizes}
          />
          <source media={narrow} type="image/webp" srcSet={middleSource(imageMobile)} />
          <source type="image/avif" srcSet={srcSet(image, 'avif', sizes)} sizes={sizes} />
          <img
            className={styles.image}
            src={middleSource(image)}
            alt={image.alt}
            width={image.width}
            height={image.height}
            fetchPriority={first ? 'high' : 'auto'}
            decoding="sync"
            {...reports}
          />
        </picture>
      )}
      <div className={styles.text}>
        {slide.showTitle && <h2 className={styles.title}>{slide.title}</h2>}
        {slide.subTitle && <p className={styles.subTitle}>{slide.subTitle}</p>}
        <Link className={styles.button} to={slide.link}>
          {slide.buttonText || 'Profiteer nu'}
        </Link>
      </div>
    </div>
  )
}
