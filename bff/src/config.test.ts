import { expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://www.sluimer.example',
  SERVICE_PASSWORD: 'a-password-of-our-own',
  SESSION_SECRET: 'a-secret-of-our-own-0123456789abcdef',
  RENDER_API_KEY: 'a-key-of-our-own',
  TRUSTED_PROXIES: '10.0.0.0/8',
}

const mistakesOf = (env: NodeJS.ProcessEnv): string => {
  try {
    readConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return ''
}

test('an empty environment starts on loopback', () => {
  expect(readConfig({})).toMatchObject({
    production: false,
    host: '127.0.0.1',
    port: 3000,
    trustedProxies: [],
  })
})

test('calls have the deadlines that docs/operations.md names', () => {
  expect(readConfig({}).deadlines).toEqual({
    read: 2_500,
    write: 8_000,
    payment: 12_000,
    redis: 20,
    queue: 100,
  })
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', SESSION_SECRET: '', TRUSTED_PROXIES: '' }).port).toBe(3000)
})

test('a container id turns on the tag manager, at Google or at a server of our own', () => {
  expect(readConfig({}).tagManager).toBeNull()
  expect(readConfig({ GTM_ID: 'GTM-ABC123' }).tagManager?.href).toBe(
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC123',
  )
  const own = readConfig({ GTM_ID: 'GTM-ABC123', GTM_URL: 'https://tags.sluimer.example' })
  expect(own.tagManager?.href).toBe('https://tags.sluimer.example/gtm.js?id=GTM-ABC123')
  expect(mistakesOf({ GTM_ID: '"><script>' })).toContain('- GTM_ID must')
})

test('all mistakes are reported at once', () => {
  const mistakes = mistakesOf({
    PORT: '70000',
    PUBLIC_URL: 'ftp://sluimer.example',
    SHOP_API_INTERNAL_URL: 'nowhere',
    SERVICE_EMAIL: 'no-one',
    SERVICE_PASSWORD: 'short',
    RENDER_API_KEY: 'short',
    SESSION_SECRET: 'short',
    TRUSTED_PROXIES: '10.0.0.0/8, everyone',
    LIMIT_PER_SESSION: '0',
    LOG_LEVEL: 'loud',
  })
  const secrets = ['SERVICE_PASSWORD', 'RENDER_API_KEY', 'SESSION_SECRET']
  const names = ['PORT', 'PUBLIC_URL', 'SHOP_API_INTERNAL_URL', 'SERVICE_EMAIL', ...secrets]
  for (const name of [...names, 'TRUSTED_PROXIES', 'LIMIT_PER_SESSION', 'LOG_LEVEL']) {
    expect(mistakes).toContain(`- ${name} must`)
  }
})

test('production requires its own secrets and a public URL', () => {
  const mistakes = mistakesOf({ NODE_ENV: 'production' })
  for (const name of ['SERVICE_PASSWORD', 'RENDER_API_KEY', 'SESSION_SECRET', 'PUBLIC_URL'])
    expect(mistakes).toContain(name)
  expect(readConfig(production).production).toBe(true)
})

test.each(['SERVICE_PASSWORD', 'SESSION_SECRET', 'RENDER_API_KEY'] as const)(
  'production refuses the %s of development',
  (name) => {
    const { service, sessionSecrets, render } = readConfig({})
    const values = {
      SERVICE_PASSWORD: service.password,
      SESSION_SECRET: sessionSecrets[0],
      RENDER_API_KEY: render.apiKey,
    }
    expect(mistakesOf({ ...production, [name]: values[name] })).toContain(name)
  },
)

test('production requires https, except on localhost', () => {
  expect(mistakesOf({ ...production, PUBLIC_URL: 'http://www.sluimer.example' })).toContain('PUBLIC_URL')
  expect(mistakesOf({ ...production, PUBLIC_URL: 'http://localhost:3000' })).toBe('')
})

test.each(['0.0.0.0/0', '::/0', '10.0.0.1, 0.0.0.0/0'])(
  'refuses %s as trusted proxies, which are all addresses, among the other mistakes',
  (proxies) => {
    const mistakes = mistakesOf({ ...production, TRUSTED_PROXIES: proxies, LIMIT_PER_SESSION: '0' })
    expect(mistakes).toContain('- TRUSTED_PROXIES must not be all addresses')
    expect(mistakes).toContain('- LIMIT_PER_SESSION must')
  },
)

test('production requires the proxies in front of it, or the setting that there are none', () => {
  expect(mistakesOf({ ...production, TRUSTED_PROXIES: '' })).toContain('- TRUSTED_PROXIES must be set')
  expect(readConfig(production).trustedProxies).toEqual(['10.0.0.0/8'])
  expect(readConfig({ ...production, TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([])
  expect(mistakesOf({ ...production, TRUSTED_PROXIES: 'none, 10.0.0.1' })).toContain(
    '- TRUSTED_PROXIES must be IP',
  )
})

test('the previous secret still decrypts the cookies that it encrypted', () => {
  const previous = 'the-secret-before-0123456789abcdefghij'
  const { sessionSecrets } = readConfig({ ...production, SESSION_SECRET_PREVIOUS: previous })
  expect(sessionSecrets).toEqual([production.SESSION_SECRET, previous])
})

test('production refuses the secret of development as the previous one', () => {
  const [development = ''] = readConfig({}).sessionSecrets
  expect(mistakesOf({ ...production, SESSION_SECRET_PREVIOUS: development })).toContain(
    '- SESSION_SECRET_PREVIOUS has its development value, which is public',
  )
})

test.each(['prod', 'PRODUCTION', 'staging'])('the misspelled environment %s is refused', (name) => {
  expect(mistakesOf({ NODE_ENV: name })).toContain('- NODE_ENV must be production, development or test')
  expect(readConfig({ NODE_ENV: 'test' }).production).toBe(false)
})

test('the public URL has no path, and no slash at the end', () => {
  for (const url of [
    'https://shop.nl/',
    'https://shop.nl/winkel',
    'https://shop.nl/?a',
    'https://a:b@shop.nl',
  ]) {
    expect.soft(mistakesOf({ PUBLIC_URL: url })).toContain('- PUBLIC_URL must be an address without a path')
  }
  expect(readConfig({ PUBLIC_URL: 'https://shop.nl' }).publicUrl.origin).toBe('https://shop.nl')
})
