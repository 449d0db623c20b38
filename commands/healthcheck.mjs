// The health check of a container: asks a server whether it lives, and fails when it does not answer with 200.
const [url = ''] = process.argv.slice(2)
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
