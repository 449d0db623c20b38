import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import type { Homepage, PromoSlide } from 'shared-types/contracts/content'
import styles from './promo.module.css'

const mainSizes = '(width >= 84em) 424px, 33vw'
const extraSizes = '(width >= 84em) 160px, 12vw'

function Extra({ slide }: { slide: PromoSlide }) {
  return (
    <Link className={styles.extra} to={slide.link}>
      <Image className={styles.picture} image={slide.image} sizes={extraSizes} decorative />
      <span className={styles.extraWords}>
        <strong>{slide.title}</strong>
        <span>{slide.subTitle}</span>
        <span className={styles.more}>{slide.buttonText}</span>
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
        <div className={styles.main}>
          <Image className={styles.picture} image={main.image} sizes={mainSizes} decorative />
          <div className={styles.text}>
            <h2>{main.title}</h2>
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
