/**
 * Call it before awaiting an answer. The returned function says whether the shopper is still at this address: a late
 * answer must not navigate after the shopper has left.
 */
export const rememberPlace = () => {
  const { pathname, search } = location
  return (): boolean => location.pathname === pathname && location.search === search
}
