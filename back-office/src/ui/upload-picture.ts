import { useIsMutating, useMutation } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Image } from 'shared-types/image'
import { send } from '../api/send.ts'

const largest = 15 * 1024 * 1024

/** The pictures that the shop accepts, as the attribute of a file input. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** @throws with a Dutch sentence when the shop refuses it */
const uploadPicture = async (file: File): Promise<Image> => {
  if (file.size > largest) throw new Error('Deze foto is te groot: hoogstens 15 MB.')
  return send<Image>('POST', admin.pictures, file)
}

const mutationKey = ['upload picture']

/**
 * Uploads a picture, which has no description yet. Handle the answer in `onSuccess` of `mutate`: it is not called if
 * the input was removed meanwhile, or for a choice that a newer one replaced.
 */
export const usePictureUpload = () =>
  useMutation({ mutationKey, mutationFn: uploadPicture, networkMode: 'always' })

export const useIsUploading = (): boolean => useIsMutating({ mutationKey }) > 0
