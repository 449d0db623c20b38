/** The issues of a failed parse as Dutch messages by field path: the first one of each field. */
export const messagesOfIssues = (
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): Record<string, string> =>
  Object.fromEntries(issues.toReversed().map(({ path, message }) => [path.map(String).join('.'), message]))
