import { beforeEach, expect, it, vi } from 'vitest'
import { openSheets } from './sheets'
import * as parser from './spreadsheet/readSpreadsheet'

const byAna = { organizationId: 'horizonte', userId: 'ana' }
const upload = { ...byAna, uploadId: 'a', content: Buffer.from('Título;Etapa\nUm;Fazer\n') }
const empty = { ...byAna, uploadId: 'b', content: Buffer.from('') }
/** A table that takes about 39 MB of memory: 400,000 cells. */
const header = Array.from({ length: 100 }, (_, column) => `c${column}`).join(';')
const large = (uploadId: string) => ({
  ...byAna,
  uploadId,
  content: Buffer.from(`${header}\n${`${'1;'.repeat(99)}1\n`.repeat(4000)}`),
})

const read = vi.spyOn(parser, 'readSpreadsheet')
beforeEach(() => void read.mockClear())

it('IMP-02 reads a file once, however often its table is looked at', async () => {
  const sheets = openSheets()
  const [first, second] = await Promise.all([sheets.of(upload), sheets.of(upload)])
  expect(first).toBe(second)
  expect((await sheets.of(upload)).rows).toHaveLength(1)
  expect(read).toHaveBeenCalledOnce()
})

it('IMP-02 looks again at a file that could not be read', async () => {
  const sheets = openSheets()
  await expect(sheets.of(empty)).rejects.toMatchObject({ code: 'import.fileEmpty' })
  await expect(sheets.of(empty)).rejects.toMatchObject({ code: 'import.fileEmpty' })
  expect(read).toHaveBeenCalledTimes(2)
})

it('IMP-02 keeps the tables that were looked at last, as far as the memory for them goes', async () => {
  const sheets = openSheets()
  for (const uploadId of ['a', 'b', 'b']) await sheets.of(large(uploadId))
  expect(read).toHaveBeenCalledTimes(2)
  expect((await sheets.of(large('a'))).rows).toHaveLength(4000)
  expect(read).toHaveBeenCalledTimes(3)
})

it('IMP-02 one person’s second file waits behind everybody’s first, and one organization leaves room for others', async () => {
  const sheets = openSheets()
  const begun: string[] = []
  const ends: (() => void)[] = []
  read.mockImplementation(async (content) => {
    begun.push(String(content))
    await new Promise<void>((resolve) => ends.push(resolve))
    return { header: ['a'], rows: [] } as unknown as parser.Sheet
  })
  const send = (organizationId: string, userId: string, text: string) =>
    sheets.of({ organizationId, userId, uploadId: text, content: Buffer.from(text) })
  const sent = Promise.all([
    ...['ana 1', 'ana 2', 'ana 3'].map((text) => send('horizonte', 'ana', text)),
    send('horizonte', 'bia', 'bia 1'),
    send('vertical', 'eve', 'eve 1'),
    send('vertical', 'eve', 'eve 2'),
  ])
  const settled = () => new Promise((resolve) => setImmediate(resolve))
  await settled()
  expect(begun).toEqual(['ana 1', 'eve 1'])
  for (let end = 0; end < 6; end++) {
    ends.shift()?.()
    await settled()
  }
  expect(begun).toEqual(['ana 1', 'eve 1', 'bia 1', 'eve 2', 'ana 2', 'ana 3'])
  await sent
  read.mockReset()
})

it('IMP-02 who sends too many at once is asked to come back, and what has begun goes on', async () => {
  const sheets = openSheets()
  const files = Array.from({ length: 24 }, (_, file) => ({ ...upload, uploadId: `file ${file}` }))
  const answers = await Promise.allSettled(files.map((file) => sheets.of(file)))
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(9)
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { status: 429 } })
  expect((await sheets.of({ ...upload, uploadId: 'resumed' }, undefined, 'patient')).rows).toHaveLength(1)
})
