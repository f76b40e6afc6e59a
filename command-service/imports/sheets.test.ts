import { expect, it, vi } from 'vitest'
import { openSheets } from './sheets'
import * as parser from './spreadsheet/readSpreadsheet'

const upload = { uploadId: 'a', content: Buffer.from('Título;Etapa\nUm;Fazer\n') }
const secondUpload = { uploadId: 'b', content: Buffer.from('') }

it('IMP-02 a file is read once, however often its table is used', async () => {
  const read = vi.spyOn(parser, 'readSpreadsheet')
  const sheets = openSheets()
  const [first, second] = await Promise.all([sheets.of(upload), sheets.of(upload)])
  expect(first).toBe(second)
  expect((await sheets.of(upload)).rows).toHaveLength(1)
  expect(read).toHaveBeenCalledOnce()
})

it('IMP-02 a file that could not be read is read again', async () => {
  const sheets = openSheets()
  await expect(sheets.of(secondUpload)).rejects.toMatchObject({ code: 'import.fileEmpty' })
  await expect(sheets.of(secondUpload)).rejects.toMatchObject({ code: 'import.fileEmpty' })
})
