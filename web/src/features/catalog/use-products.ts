import type { ProductTile, ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths, mostProducts } from 'shared-types/urls/api-paths'
import { read } from '../../api/request.ts'
import { useRead } from '../../api/use-read.ts'

const questions = (ids: number[]): string[] =>
  ids.length === 0
    ? []
    : [apiPaths.products(ids.slice(0, mostProducts)), ...questions(ids.slice(mostProducts))]

const readAll = async (urls: string[]): Promise<Map<number, ProductTile>> => {
  const answers = await Promise.all(urls.map((url) => read<ProductTiles>(url)))
  return new Map(answers.flatMap(({ products }) => products).map((product) => [product.id, product]))
}

/**
 * Products by id, for lists in local storage; products that are not sold (any more) are missing from the
 * result. While the list changes, the previous result stays.
 */
export const useProducts = (ids: number[]) =>
  useRead<Map<number, ProductTile>>(ids.length === 0 ? null : questions(ids.toSorted((a, b) => a - b)), {
    fetcher: readAll,
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
