import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Placeholder } from '../../../ui/media/placeholder.tsx'
import { useFailure } from '../../../ui/media/use-failure.ts'
import { Link } from '../../../router/link.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import type { Homepage, PromoSlide } from 'shared-types/contracts/content'
import { SlidePicture } from '../slide-picture.tsx'
import { SlideTitle } from '../slide-title.tsx'
import styles from './promo.module.css'

/** The width of a picture as high as its box: its sides are cut off. */
const mainSizes = { sizes: '700px', narrowSizes: '35vw' }
const extraSizes = {
  sizes: '440px',
  narrowSizes: '(width < 22.5em) 100vw, 50vw',
}

interface PictureProps {
  slide: PromoSlide
  sizes: string
  narrowSizes: string
  /** Whether it failed to load, and how it reports that. */
  failure: ReturnType<typeof useFailure>
}

function Picture({ slide, failure: { failed, reports }, ...sizes }: PictureProps) {
  return failed ? (
    <Placeholder className={styles.picture} alt="" />
  ) : (
    <SlidePicture className={styles.picture} slide={slide} {...sizes} alt="" loading="lazy" {...reports} />
  )
}

const dark = ({ isLightBackground }: PromoSlide) => !isLightBackground && styles.dark

/** Always with its title: on some screens it has no picture, and on phones no other text. */
function Extra({ slide }: { slide: PromoSlide }) {
  const failure = useFailure(slide.image.file)
  return (
    <Link className={clsx(styles.extra, dark(slide))} to={slide.link}>
      <Picture slide={slide} {...extraSizes} failure={failure} />
      <span className={styles.extraWords}>
        <strong>{slide.title}</strong>
        <span>{slide.subTitle}</span>
        {slide.buttonText && <span className={styles.more}>{slide.buttonText}</span>}
      </span>
    </Link>
  )
}

interface Props {
  promo: Pick<NonNullable<Homepage['promo']>, 'main' | 'extra'>
  /** Its end and its code. */
  terms: ReactNode
}

/** The current promotion. Exactly two others are shown beside it (spec §9). */
export function Promo({ promo: { main, extra }, terms }: Props) {
  const failure = useFailure(main.image.file)
  return (
    <Section className={styles.section}>
      <div className={clsx(styles.promo, extra.length === 2 && styles.multi)}>
        <div className={clsx(styles.main, dark(main))}>
          <Picture slide={main} {...mainSizes} failure={failure} />
          <div className={styles.text}>
            <h2>
              <SlideTitle slide={main} failed={failure.failed} />
            </h2>
            <p>{main.subTitle}</p>
            {terms}
            <Link className={styles.button} to={main.link}>
              {main.buttonText || 'Profiteer nu'}
            </Link>
          </div>
        </div>
        {extra.map((slide) => (
          <Extra key={slide.link + slide.title} slide={slide} />
        ))}
      </div>
    </Section>
  )
}
