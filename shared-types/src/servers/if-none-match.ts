/**
 * Whether a caller has the answer with this tag. Weak comparison (RFC 9110 §13.1.2): a proxy may have weakened the tag.
 * @param etag with its quotes
 */
export const hasAnswer = (ifNoneMatch: string | undefined, etag: string): boolean =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((known) => known.trim() === '*' || known.trim().replace(/^W\//, '') === etag)
