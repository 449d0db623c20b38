import { clsx } from 'clsx'
import { paths } from '../../../paths.ts'
import { DateInWords } from '../../../ui/text/date.tsx'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import type { PageCard } from 'shared-types/contracts/content'
import link from '../card-link.module.css'
import styles from './page-cards.module.css'

const sizes =
  '(width >= 84em) 410px, (width >= 62em) calc(33vw - 36px), (width >= 40em) calc(50vw - 28px), 100vw'

interface PageCardsProps {
  cards: PageCard[]
  level?: 'h2' | 'h3'
}

/** Links to content pages, each with a summary and an optional picture. */
export function PageCards({ cards, level = 'h2' }: PageCardsProps) {
  const Title = level
  return (
    <ul className={styles.cards}>
      {cards.map(({ path, title, intro, image, publishedAt }) => (
        <li key={path} className={clsx(link.card, styles.card)}>
          {image && <Image className={styles.picture} image={image} sizes={sizes} decorative />}
          <div className={styles.text}>
            {publishedAt && (
              <p className={styles.date}>
                <DateInWords iso={publishedAt} />
              </p>
            )}
            <Title className={clsx(link.title, styles.title)}>
              <Link to={paths.category(path)} eager>
                {title}
              </Link>
            </Title>
            <p className={styles.intro}>{intro}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
