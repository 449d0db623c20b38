import { clsx } from 'clsx'
import type { DecorativeImage } from 'shared-types/image'
import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import link from '../card-link.module.css'
import styles from './category-cards.module.css'

/** The frame is 4:3. A wider picture fills its height, so it is rendered wider than the frame. */
const sizesOf = ({ width, height }: DecorativeImage) => {
  const wider = Math.max(width / height / (4 / 3), 1)
  const part = (share: number) => Math.ceil(share * wider)
  return `(width >= 84em) ${part(302)}px, (width >= 62em) ${part(24)}vw, (width >= 37.5em) ${part(32)}vw, ${part(48)}vw`
}

interface Card {
  title: string
  path: string
  image: DecorativeImage | null
  text?: string
}

/** Links to categories, with pictures. */
export function CategoryCards({ cards, level = 'h3' }: { cards: Card[]; level?: 'h2' | 'h3' }) {
  const Title = level
  return (
    <ul className={styles.cards}>
      {cards.map(({ title, path, image, text }) => (
        <li key={path} className={clsx(link.card, styles.card)}>
          {image ? (
            <Image className={styles.picture} image={image} sizes={sizesOf(image)} decorative />
          ) : (
            <span className={styles.picture} />
          )}
          <Title className={clsx(link.title, styles.title)}>
            <Link to={paths.category(path)} eager>
              {title}
            </Link>
          </Title>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  )
}
