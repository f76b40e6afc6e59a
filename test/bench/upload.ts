import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { type Founder, founderAt } from './founder'
import { atMost, type Measurement, unmeasured } from './measurement'
import { startPrumoHere } from './prumoHere'

const megabyte = 1024 * 1024
const [parallel, size] = [20, 24 * megabyte]
const [name, bar] = ['Memory of 20 uploads of 24 MB at a time, against 1', 1.5]

/** The most memory that all of Prumo takes while files arrive: no file is ever whole in it. */
export const upload: Measurement = async ({ database, say }) => {
  const prumo = await startPrumoHere(await database())
  try {
    if (!(await residentMegabytes(prumo.pid)))
      return [unmeasured(name, '×', `≤ ${bar}`, 'this system does not tell it')]
    const founder = await founderAt(prumo.url)
    const { projectId } = await founder.project()
    const sendAtOnce = (count: number) =>
      most(prumo.pid, () => Promise.all(Array.from({ length: count }, () => send(prumo.url, founder, projectId))))
    say('the first one')
    await sendAtOnce(1)
    say('one')
    const single = await sendAtOnce(1)
    say(`${parallel} at a time`)
    const many = await sendAtOnce(parallel)
    const note = `${Math.round(many)} MB, ${Math.round(single)} MB at the most; the files are ${(parallel * size) / megabyte} MB`
    // Their difference is a few megabytes, by when garbage was collected.
    return [atMost(bar, { name, value: many / single, unit: '×', note })]
  } finally {
    await prumo.stop()
  }
}

async function send(url: string, { cookie }: Founder, projectId: string): Promise<void> {
  const path = `/rest/files?${new URLSearchParams({ projectId, fileId: randomUUID(), size: String(size) })}`
  const headers = { 'X-Prumo': '1', Cookie: cookie, 'Content-Length': size }
  const sending = request(url + path, { method: 'POST', headers })
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.once('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
    sending.once('error', reject)
  })
  await pipeline(Readable.from(chunks()), sending)
  if ((await status) !== 200) throw new Error(`an upload was answered ${await status}`)
}

function* chunks() {
  const chunk = Buffer.alloc(megabyte, 7)
  for (let sent = 0; sent < size; sent += megabyte) yield chunk
}

/** The most that a process has had in memory while this was done, in MB, looked at fifty times a second. */
async function most(pid: number, work: () => Promise<unknown>): Promise<number> {
  let peak = 0
  const look = async () => {
    peak = Math.max(peak, await residentMegabytes(pid))
  }
  const timer = setInterval(() => void look(), 20)
  await work()
  clearInterval(timer)
  await look()
  return peak
}

/** What Linux tells of it; 0 elsewhere. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
