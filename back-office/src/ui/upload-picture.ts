import { useIsMutating, useMutation } from '@tanstack/react-query'
import { admin } from 'shared-types/contracts/admin/paths'
import type { Image } from 'shared-types/image'
import { send } from '../api/send.ts'

const largest = 15 * 1024 * 1024

/** The pictures that the shop accepts, as the attribute of a file input. */
export const pictureTypes = 'image/jpeg,image/png,image/webp,image/avif'

/** A picture below it is sent as it is, in seconds also over a slow connection; the server waits ten. */
const smallEnough = 2 * 1024 * 1024

/** In pixels: more than the shop shows. */
const longestSide = 4000

/** The same picture, scaled down and encoded again; null if this browser cannot read it, or makes it no smaller. */
const shrink = async (file: File): Promise<Blob | null> => {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    const shrunk = await canvas.convertToBlob({
      type: file.type === 'image/jpeg' ? file.type : 'image/webp',
      quality: 0.92,
    })
    return shrunk.size < file.size ? shrunk : null
  } catch {
    return null
  }
}

/**
 * What is sent of a chosen picture.
 * @throws with a Dutch sentence when it is too large
 */
export const preparePicture = async (file: File): Promise<Blob> => {
  const picture = file.size > smallEnough ? ((await shrink(file)) ?? file) : file
  if (picture.size > largest) throw new Error('Deze foto is te groot: hoogstens 15 MB.')
  return picture
}

/** @throws with a Dutch sentence when the shop refuses it */
const uploadPicture = async (file: File): Promise<Image> =>
  send<Image>('POST', admin.pictures, await preparePicture(file))

const mutationKey = ['upload picture']

/**
 * Uploads a picture, which has no description yet. Handle the answer in `onSuccess` of `mutate`: it is not called if
 * the input was removed meanwhile, or for a choice that a newer one replaced.
 */
export const usePictureUpload = () =>
  useMutation({ mutationKey, mutationFn: uploadPicture, networkMode: 'always' })

export const useIsUploading = (): boolean => useIsMutating({ mutationKey }) > 0
