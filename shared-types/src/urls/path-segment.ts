/**
 * What stands between two slashes of a decoded path, such as a slug: no control characters, and nothing that a URL parser
 * may treat as a slash or as `..`.
 */
export const pathSegment = /^(?!\.{1,2}$)[^\p{Cc}\p{Cs}/\\]{1,150}$/u
