import { useParams } from 'react-router-dom'
import { ServiceFrame } from './service-frame.tsx'

export function Page() {
  const { page = '' } = useParams()
  return <ServiceFrame page={page} />
}
