import { useParams } from 'react-router-dom'
import { ServiceFrame } from './service-frame.tsx'

export default function ServicePage() {
  const { page = '' } = useParams()
  return <ServiceFrame page={page} />
}
