import RateReview from '@mui/icons-material/RateReview'
import { StaffRole } from 'shared-types/contracts/admin/staff'
import type { Area } from '../../api/area.ts'
import { ReviewList } from './review-list.tsx'
import { ReviewPage } from './review-page.tsx'

export const reviews: Area = {
  name: 'reviews',
  label: 'Reviews',
  icon: RateReview,
  roles: StaffRole.options,
  list: ReviewList,
  show: ReviewPage,
  recordRepresentation: 'title',
}
