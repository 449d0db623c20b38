import { parentPort, workerData } from 'node:worker_threads'
import { readSheet, type Row } from 'read-excel-file/node'

/**
 * A number has the comma and the 15 digits that a Dutch sheet shows: what it calculated may be stored as
 * 79.96000000000001. A text such as the SKU 200.140 stays as it is.
 */
const textOfCell = (value: Row[number]): string => {
  if (value === null) return ''
  return typeof value === 'number' ? String(Number(value.toPrecision(15))).replace('.', ',') : String(value)
}

const sheet = await readSheet(Buffer.from(workerData as Uint8Array))
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(sheet.map((row) => row.map(textOfCell)))
