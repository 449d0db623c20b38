import type { PromoSlide } from 'shared-types/contracts/content'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

interface Props {
  slide: PromoSlide
  /** Whether its picture failed to load. */
  failed: boolean
}

/** The title of a promotion; a picture that already shows it has it for screen readers only. */
export const SlideTitle = ({ slide: { showTitle, title }, failed }: Props) =>
  showTitle || failed ? title : <VisuallyHidden>{title}</VisuallyHidden>
