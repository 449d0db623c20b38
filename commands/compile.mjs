// A step of the Dockerfile: starts a bff once, without a provider, and stops it. Node then stores what it compiled in
// NODE_COMPILE_CACHE: modules without their types, so that a bff of the image does not load the program that removes
// them, 10 MB (docs/decisions/0036-memory-of-the-bff.md). V8 ignores what another version of it, other options or
// another user stored.
const secret = 'only-while-the-image-is-built-0123456789'
Object.assign(process.env, {
  PORT: '0',
  METRICS_PORT: '0',
  PUBLIC_URL: 'http://localhost',
  DATA_DIR: '/tmp',
  LOG_LEVEL: 'silent',
  SERVICE_PASSWORD: secret,
  RENDER_API_KEY: secret,
  SESSION_SECRET: secret,
  TRUSTED_PROXIES: 'none',
})
await import('../bff/src/tracing.ts')
await import('../bff/src/main.ts')
process.kill(process.pid, 'SIGTERM')
