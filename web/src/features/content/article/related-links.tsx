import { paths } from '../../../paths.ts'
import { Image } from '../../../ui/media/image.tsx'
import { Link } from '../../../router/link.tsx'
import type { ContentPage } from 'shared-types/contracts/content'
import styles from './related-links.module.css'

/** Links to the categories that a text is about. */
export function RelatedLinks({ categories }: { categories: ContentPage['categories'] }) {
  if (categories.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby="related-title">
      <h2 id="related-title">In de winkel</h2>
      <ul>
        {categories.map(({ title, path, image }) => (
          <li key={path}>
            {image && <Image className={styles.picture} image={image} sizes="290px" decorative />}
            <Link to={paths.category(path)} eager>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
