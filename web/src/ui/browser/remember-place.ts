/**
 * Returns whether the shopper is still at the address of this moment. Call it before awaiting an answer: a late answer
 * must not lead a shopper back who has navigated meanwhile.
 */
export const rememberPlace = () => {
  const { pathname, search } = location
  return (): boolean => location.pathname === pathname && location.search === search
}
