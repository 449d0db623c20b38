import { clsx } from 'clsx'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import type { Homepage, PromoSlide } from 'shared-types/contracts/content'
import { Countdown } from './countdown.tsx'
import styles from './promo.module.css'

const mainSizes = '(width >= 1344px) 848px, (width >= 992px) 66vw, 100vw'
const extraSizes = '(width >= 1344px) 408px, (width >= 992px) 33vw, (width >= 600px) 50vw, 100vw'

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

/** The current promotion, with its end date if any. Exactly two others are shown beside it (spec §9). */
export function Promo({ promo: { main, extra, endsAt } }: { promo: Homepage['promo'] }) {
  return (
    <Section className={styles.section}>
      <div className={clsx(styles.promo, extra.length === 2 && styles.multi)}>
        <div className={styles.main}>
          <Image className={styles.picture} image={main.image} sizes={mainSizes} decorative />
          <div className={styles.words}>
            <h2>{main.title}</h2>
            <p>{main.subTitle}</p>
            {endsAt && <Countdown endsAt={endsAt} />}
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
