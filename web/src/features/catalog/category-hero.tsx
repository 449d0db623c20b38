import type { Image as ImageData } from 'shared-types/image'
import { Image } from '../../ui/image.tsx'
import styles from './category-hero.module.css'

/** The picture fills its half, or the width of a phone. */
export const heroSizes = '(width >= 1344px) 1280px, 100vw'

interface Props {
  title: string
  intro?: string
  image: ImageData | null
}

/** Title and introduction of a category, over its picture when it has one: those leave their left side free. */
export function CategoryHero({ title, intro, image }: Props) {
  return (
    <div className={image ? styles.hero : styles.plain}>
      {image && <Image className={styles.image} image={image} sizes={heroSizes} load="first" decorative />}
      <div className={styles.words}>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
    </div>
  )
}
