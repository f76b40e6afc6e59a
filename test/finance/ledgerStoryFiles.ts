import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { readWorkbook } from '../../command-service/imports/spreadsheet/readWorkbook'
import type { Spoken } from './ledgerStory'
import type { Noted } from './ledgerStorySums'

/** Both files say what was noted, part by part. */
export async function expectFiles(page: Page, spoken: Spoken, entries: readonly Noted[]): Promise<void> {
  const { say, day } = spoken
  const expected = entries.flatMap(({ title: of, kind, parts }) =>
    parts.map(({ state, dueOn, cents, movedCents = cents }, index) => ({
      title: `${of} ${say('ledger.part', { number: index + 1, count: parts.length })}`,
      state: say(`ledger.stateOf.${state === 'paid' && kind === 'inflow' ? 'received' : state}`),
      dueOn: day(dueOn),
      cents,
      moved: state === 'paid' ? movedCents : null,
    })),
  )
  const sorted = (rows: typeof expected) => rows.toSorted((a, b) => (a.title < b.title ? -1 : 1))
  expect(sorted(await readCsv(page, spoken))).toEqual(sorted(expected))
  expect(sorted(await readXlsx(page, spoken))).toEqual(sorted(expected))
}

/** What a file says of an installment. */
type Exported = { title: string; state: string; dueOn: string; cents: bigint; moved: bigint | null }

/** Takes the list away as a file of this format. */
async function exported(page: Page, { say }: Spoken, format: 'csv' | 'xlsx'): Promise<Buffer> {
  await page.getByRole('button', { name: say('tasks.export') }).press('Enter')
  const saving = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: say(`tasks.exportAs.${format}`) }).press('Enter')
  return readFile(await (await saving).path())
}

/** Reads the installments back from a CSV file, in the signs of its language. */
async function readCsv(page: Page, spoken: Spoken): Promise<Exported[]> {
  const delimiter = spoken.language === 'en' ? ',' : ';'
  const [headers = [], ...rows] = parse(await exported(page, spoken, 'csv'), { delimiter, bom: true }) as string[][]
  const point = spoken.language === 'en' ? '.' : ','
  return rows.map((cells) =>
    installmentIn(
      spoken,
      headers,
      (at) => cells[at] ?? '',
      (text) => centsIn(text, point),
    ),
  )
}

/** Reads them back from a workbook, where amounts are numbers and days are days. */
async function readXlsx(page: Page, spoken: Spoken): Promise<Exported[]> {
  const { header, rows } = await readWorkbook(await exported(page, spoken, 'xlsx'))
  return rows.map((cells) =>
    installmentIn(
      spoken,
      header,
      (at) => (cells[at]?.date ? spoken.day(cells[at].date) : (cells[at]?.text ?? '')),
      (text) => centsIn(text, '.'),
    ),
  )
}

function installmentIn(
  { say }: Spoken,
  headers: readonly string[],
  cell: (at: number) => string,
  cents: (text: string) => bigint,
): Exported {
  const of = (name: string) => {
    const at = headers.findIndex((header) => header === name || header.startsWith(`${name} (`))
    if (at < 0) throw new Error(`the file has no column ${name}, but ${headers.join(', ')}`)
    return cell(at)
  }
  const moved = of(say('ledger.paidAmount'))
  return {
    title: `${of(say('ledger.description'))} ${of(say('ledger.partName'))}`,
    state: of(say('ledger.stateName')),
    dueOn: of(say('ledger.dueOn')),
    cents: cents(of(say('ledger.amount'))),
    moved: moved === '' ? null : cents(moved),
  }
}

/** The cents of a number as a file has it; nothing is rounded. */
function centsIn(text: string, point: string): bigint {
  const [, whole = '', decimals = ''] = new RegExp(`^(\\d+)(?:\\${point}(\\d{1,2}))?$`).exec(text) ?? []
  if (whole === '') throw new Error(`${text} is no amount`)
  return BigInt(whole) * 100n + BigInt(decimals.padEnd(2, '0'))
}
