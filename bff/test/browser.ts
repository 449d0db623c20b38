/** A browser with a cookie jar. In production its cookies are Secure, which other clients refuse over http. */
export const openBrowser = (publicUrl: string) => {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')

  interface Options {
    /** Another replica than that of the public URL. */
    base?: string
    headers?: Record<string, string>
  }
  const send = async (
    method: string,
    path: string,
    body?: object,
    { base = publicUrl, headers }: Options = {},
  ) => {
    const answer = await fetch(base + path, {
      method,
      redirect: 'manual',
      headers: {
        origin: publicUrl,
        cookie: cookie(),
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    for (const set of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (value === '') jar.delete(name)
      else jar.set(name, value)
    }
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.includes('json')
    return { status: answer.status, headers: answer.headers, text, body: isJson ? JSON.parse(text) : null }
  }
  return { send, cookie }
}
