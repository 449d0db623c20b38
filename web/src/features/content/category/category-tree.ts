/** A category with its subcategories, by path: `wonen` and `wonen/gordijnen`. */
interface Branch<C> {
  category: C
  below: C[]
}

/** Groups categories by the first segment of their path, in order. One without a parent stands alone. */
export const categoryTree = <C extends { path: string }>(categories: C[]): Branch<C>[] => {
  const roots = categories.filter(
    ({ path }) => !categories.some((other) => path.startsWith(`${other.path}/`)),
  )
  return roots.map((category) => ({
    category,
    below: categories.filter(({ path }) => path.startsWith(`${category.path}/`)),
  }))
}
