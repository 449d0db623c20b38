import { useQuery } from '@tanstack/react-query'
import type { LinkChoices } from 'shared-types/contracts/admin/content'
import { admin } from 'shared-types/contracts/admin/paths'
import { send } from '../../api/send.ts'

const none: LinkChoices = { shopUrl: '', pages: [] }

/** The pages of the shop to which content can link. The address of the shop is empty until they have loaded. */
export const useLinkChoices = (): LinkChoices => {
  const { data } = useQuery({
    queryKey: ['link-choices'],
    queryFn: () => send<LinkChoices>('GET', admin.linkChoices),
    // Each link of a form uses them.
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
  return data ?? none
}
