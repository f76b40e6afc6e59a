import { beforeEach, expect, it, vi } from 'vitest'
import { openSheets } from './sheets'
import * as parser from './spreadsheet/readSpreadsheet'

const upload = { uploadId: 'a', content: Buffer.from('Título;Etapa\nUm;Fazer\n') }
const empty = { uploadId: 'b', content: Buffer.from('') }
/** A table that takes about 39 MB of memory: 400,000 cells. */
const header = Array.from({ length: 100 }, (_, column) => `c${column}`).join(';')
const large = (uploadId: string) => ({
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
