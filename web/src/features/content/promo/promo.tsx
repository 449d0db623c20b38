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

const mainSizes = { sizes: '(width >= 84em) 424px, 33vw', narrowSizes: '35vw' }
const extraSizes = {
  sizes: '(width >= 84em) 160px, 12vw',
  narrowSizes: '(width < 22.5em) 100vw, 50vw',
}

interface PictureProps {
  slide: PromoSlide
  sizes: string
  narrowSizes: string
}

function Picture({ slide, ...sizes }: PictureProps) {
  const { failed, reports } = useFailure(slide.image.file)
  return failed ? (
    <Placeholder className={styles.picture} alt="" />
  ) : (
    <SlidePicture className={styles.picture} slide={slide} {...sizes} alt="" loading="lazy" {...reports} />
  )
}

const dark = ({ isLightBackground }: PromoSlide) => !isLightBackground && styles.dark

function Extra({ slide }: { slide: PromoSlide }) {
  return (
    <Link className={clsx(styles.extra, dark(slide))} to={slide.link}>
      <Picture slide={slide} {...extraSizes} />
      <span className={styles.extraWords}>
        <strong>
          <SlideTitle slide={slide} />
        </strong>
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
  return (
    <Section className={styles.section}>
      <div className={clsx(styles.promo, extra.length === 2 && styles.multi)}>
        <div className={clsx(styles.main, dark(main))}>
          <Picture slide={main} {...mainSizes} />
          <div className={styles.text}>
            <h2>
              <SlideTitle slide={main} />
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
