import type { Image as ImageData } from 'shared-types/image'
import { Image } from '../../../ui/media/image.tsx'
import styles from './category-hero.module.css'

/** On a phone it is cropped to a height of 148 px, so it is never narrower than 480 px. */
export const heroSizes = '(width >= 84em) 1280px, (width >= 30em) 100vw, 480px'

interface Props {
  title: string
  intro?: string
  image: ImageData | null
}

/** Title and introduction of a category, over its picture if any; pictures leave their left side free. */
export function CategoryHero({ title, intro, image }: Props) {
  return (
    <div className={image ? styles.hero : styles.plain}>
      {image && <Image className={styles.image} image={image} sizes={heroSizes} load="first" decorative />}
      <div className={styles.text}>
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
      </div>
    </div>
  )
}
