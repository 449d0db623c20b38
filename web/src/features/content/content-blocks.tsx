import { Html } from '../../ui/text/html.tsx'
import { Image } from '../../ui/media/image.tsx'
import type { ContentBlock } from 'shared-types/contracts/content'
import { Link } from '../../router/link.tsx'
import styles from './content-blocks.module.css'

const sizes = '(width >= 84em) 628px, (width >= 48em) 50vw, 100vw'

/** Blocks of picture and text, with alternating sides. */
export function ContentBlocks({ blocks }: { blocks: ContentBlock[] }) {
  return blocks.map((block, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- the blocks of one document, whose titles may be equal
    <section key={index} className={styles.block}>
      {block.image && <Image className={styles.picture} image={block.image} sizes={sizes} />}
      <div className={styles.text}>
        {block.subTitle && <p className={styles.subTitle}>{block.subTitle}</p>}
        <h2>{block.title}</h2>
        {block.description && <Html className={styles.description} html={block.description} />}
        {block.link && (
          <Link className={styles.link} to={block.link}>
            {block.buttonText || block.title}
          </Link>
        )}
      </div>
    </section>
  ))
}
