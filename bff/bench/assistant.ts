import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ChatReply } from 'shared-types/contracts/chat'
import { apiPaths } from 'shared-types/urls/api-paths'
import { Pool } from 'undici'
import { startServers } from '../../commands/servers.mjs'
import { customerQuestions } from '../../shop-api/test/customer-questions.ts'
import { freePort, load } from './load.ts'

const rounds = 4
const atOnce = 4
const aimMs = 150

const dataDir = await mkdtemp(join(tmpdir(), 'sluimer-bench-'))
const [PORT, SHOP_API_PORT] = await Promise.all([freePort(), freePort()])
const shop = await startServers({
  // Each visitor has its own IP address, because so many messages from one address are refused.
  env: { DATA_DIR: dataDir, PORT, SHOP_API_PORT, LOG_LEVEL: 'error', TRUSTED_PROXIES: '127.0.0.1' },
})
const connections = new Pool(`http://127.0.0.1:${PORT}`, { connections: atOnce })

const send = async ({ message, from }: { message: string; from: string }) => {
  const { statusCode, body } = await connections.request({
    method: 'POST',
    path: apiPaths.chatMessages,
    headers: { 'content-type': 'application/json', origin: shop.url, 'x-forwarded-for': from },
    body: JSON.stringify({ message }),
  })
  const text = await body.text()
  if (statusCode !== 200) throw new Error(`'${message}' was answered ${statusCode}: ${text}`)
  ChatReply.parse(JSON.parse(text))
}

const questionsOf = (round: number) =>
  customerQuestions.map(({ question }, at) => ({ message: question, from: `10.0.${round}.${at + 1}` }))

try {
  await load(questionsOf(0), atOnce, send)
  const questions = Array.from({ length: rounds }, (_, round) => questionsOf(round + 1)).flat()
  const { perSecond, p50, p95 } = await load(questions, atOnce, send)
  process.stdout.write(
    `The built-in assistant, through the bff, ${atOnce} at once, load on the same cores:\n`,
  )
  console.table([
    {
      what: `customers' questions (${questions.length})`,
      'a second': perSecond,
      'p50 ms': p50,
      'p95 ms': p95,
      aim: `p95 under ${aimMs} ms`,
    },
  ])
} finally {
  await connections.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}
