import RateReview from '@mui/icons-material/RateReview'
import type { Area } from '../../api/area.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewPage } from './review-page.tsx'

export const reviews: Area = {
  name: 'reviews',
  label: 'Reviews',
  icon: RateReview,
  list: ReviewList,
  show: ReviewPage,
  recordRepresentation: 'title',
}
