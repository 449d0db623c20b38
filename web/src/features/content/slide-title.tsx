import type { PromoSlide } from 'shared-types/contracts/content'
import { VisuallyHidden } from '../../ui/text/visually-hidden.tsx'

/** The title of a promotion; a picture that already shows it has it for screen readers only. */
export const SlideTitle = ({ slide: { showTitle, title } }: { slide: PromoSlide }) =>
  showTitle ? title : <VisuallyHidden>{title}</VisuallyHidden>
