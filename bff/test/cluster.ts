import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '../../shop-api/src/db/client.ts'
import { createLog } from '../../shop-api/src/log.ts'
import { openMailServer } from '../../shop-api/test/mail-server.ts'
import { cloneTemplate, dropClone } from '../../shop-api/test/template.ts'
import { findCommand } from './find-command.ts'
import { freePort } from './free-port.ts'
import { openRedisServer, redisCommand } from './redis-server.ts'
import { createServerProcess } from './server-process.ts'

const nginx = findCommand('nginx', '/usr/sbin/nginx')

/** Whether the tests of the cluster have nginx, and Redis or Valkey. */
export const canRunCluster = nginx !== undefined && redisCommand !== undefined

const upstream = (name: string, ports: number[]) =>
  `upstream ${name} { ${ports.map((port) => `server 127.0.0.1:${port} fail_timeout=1s;`).join(' ')} }`

const forward = (port: number, to: string) => `server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://${to};
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_next_upstream error timeout;
    }
  }`

interface Ports {
  shop: number
  inside: number
  bffs: number[]
  shopApis: number[]
}

/** One replica after the other. A killed one is left out for a second; a request that reached it is not repeated. */
const nginxConfig = (folder: string, { shop, inside, bffs, shopApis }: Ports) => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  )
  return `daemon off; worker_processes 1; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 512; }
http {
  access_log off;
  ${temporary.join(' ')}
  ${upstream('bffs', bffs)}
  ${upstream('shop_apis', shopApis)}
  ${forward(shop, 'bffs')}
  ${forward(inside, 'shop_apis')}
}`
}

/**
 * Two of each server as in production, behind nginx, on one database and one Redis. nginx gives each request to
 * the next replica.
 * @param adminUrl the PostgreSQL of the test run
 */
export const openCluster = async (adminUrl: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'sluimer-cluster-'))
  const database = `cluster_${randomBytes(6).toString('hex')}`
  const databaseUrl = await cloneTemplate(adminUrl, database)
  const { db, pool } = openDatabase(databaseUrl, createLog('fatal'), 2)
  const redis = await openRedisServer()
  const mails = await openMailServer()
  const [shop = 0, inside = 0, ...ports] = await Promise.all(Array.from({ length: 6 }, freePort))
  const [bffPorts, shopApiPorts] = [ports.slice(0, 2), ports.slice(2)]
  const publicUrl = `http://127.0.0.1:${shop}`
  const shared = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_URL: publicUrl,
    TEST_PAYMENTS: '1',
    SERVICE_EMAIL: 'bff@sluimer.example',
    SERVICE_PASSWORD: 'password-of-the-cluster-test',
    RENDER_API_KEY: 'render-key-of-the-cluster-test',
  }
  const shopApis = shopApiPorts.map((port) =>
    createServerProcess('shop-api/src/main.ts', port, {
      ...shared,
      SHOP_API_PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      TOKEN_SECRET: 'token-secret-of-the-cluster-test-0123',
      SMTP_URL: mails.url,
      MAIL_FROM: 'Sluimer <klantenservice@sluimer.example>',
      BANK_IBAN: 'NL91ABNA0417164300',
      BANK_ACCOUNT_NAME: 'De Winkel B.V.',
    }),
  )
  const bffs = await Promise.all(
    bffPorts.map(async (port, replica) => {
      const dataDir = join(folder, `bff-${replica}`)
      await mkdir(dataDir)
      return createServerProcess('bff/src/main.ts', port, {
        ...shared,
        PORT: String(port),
        SHOP_API_INTERNAL_URL: `http://127.0.0.1:${inside}`,
        SESSION_SECRET: 'session-secret-of-the-cluster-test-0123456789',
        TRUSTED_PROXIES: '127.0.0.1',
        REDIS_URL: redis.url.href,
        DATA_DIR: dataDir,
      })
    }),
  )
  const configFile = join(folder, 'nginx.conf')
  await writeFile(configFile, nginxConfig(folder, { shop, inside, bffs: bffPorts, shopApis: shopApiPorts }))
  const proxy = spawn(nginx ?? '', ['-p', folder, '-c', configFile, '-e', join(folder, 'error.log')], {
    stdio: 'ignore',
  })

  await Promise.all(shopApis.map((server) => server.start()))
  await Promise.all(bffs.map((server) => server.start()))

  return {
    publicUrl,
    bffs,
    shopApis,
    db,
    pool,
    redis,
    mails,
    /** Ends every connection of the shop-apis to PostgreSQL, as its restart does; other tests use the same server. */
    cutDatabase: () =>
      pool.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      ),
    close: async () => {
      const proxyEnded = once(proxy, 'exit')
      proxy.kill('SIGTERM')
      await proxyEnded
      await Promise.all([...bffs, ...shopApis].map((server) => server.kill()))
      await redis.kill()
      await mails.close()
      await pool.end()
      await dropClone(adminUrl, database)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>
