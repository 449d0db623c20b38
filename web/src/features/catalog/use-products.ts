import type { ProductTile, ProductTiles } from 'shared-types/contracts/catalog'
import { apiPaths, mostProducts } from 'shared-types/api/paths'
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
 * These products by their id, for lists that the browser keeps; what is not sold (any more) is missing from the answer.
 * While the list changes the answer before stands.
 */
export const useProducts = (ids: number[]) =>
  useRead<Map<number, ProductTile>>(ids.length === 0 ? null : questions(ids.toSorted((a, b) => a - b)), {
    fetcher: readAll,
    revalidateOnFocus: false,
    keepPreviousData: true,
  })
