/** A category with those that stand below it, by path: `wonen` and `wonen/gordijnen`. */
export interface Branch<C> {
  category: C
  below: C[]
}

/** Categories by the first step of their path, in the order in which they come. One without a parent stands alone. */
export const categoryTree = <C extends { path: string }>(categories: C[]): Branch<C>[] => {
  const roots = categories.filter(
    ({ path }) => !categories.some((other) => path.startsWith(`${other.path}/`)),
  )
  return roots.map((category) => ({
    category,
    below: categories.filter(({ path }) => path.startsWith(`${category.path}/`)),
  }))
}
