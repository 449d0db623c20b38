// The health check of a container: requests the health of a server, and fails if the answer is not 200.
const [url = ''] = process.argv.slice(2)
const answer = await fetch(url, { signal: AbortSignal.timeout(4_000) }).catch(() => null)
process.exitCode = answer?.ok ? 0 : 1
