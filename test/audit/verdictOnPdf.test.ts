import { describe, expect, it } from 'vitest'
import { NotUnderstood } from '../../prumo-verify/finding.mjs'
import { isPdf, verdictOnPdf } from '../../prumo-verify/verdictOnPdf.mjs'
import { alteredPdf, honestPdf, pdfForgeries, pdfOfSomethingElse } from './pdfForgeries'

const verdictOf = (pdf: Buffer) => verdictOnPdf(new Uint8Array(pdf))
const refusalOf = (pdf: Buffer): Promise<unknown> =>
  verdictOf(pdf).then(
    ({ verdict }) => verdict,
    (error) => (error instanceof NotUnderstood ? error.reason : error),
  )

describe('AUD-01 A receipt as a PDF', () => {
  it('is checked by the receipt that it carries, and says that its pages are not', async () => {
    const { verdict, unchecked } = await verdictOf(honestPdf)
    expect(verdict).toBe('good')
    expect(unchecked).toContainEqual({ what: 'pages' })
  })

  it('is bad if what it carries was altered', async () => {
    const { verdict, finding } = await verdictOf(alteredPdf)
    expect([verdict, finding?.check]).toEqual(['bad', 'document'])
  })

  it.each(pdfForgeries)('P1 carries nothing but the file that everybody opens: not one %s', async (_, pdf) =>
    expect(await refusalOf(pdf)).toBe('pdf'),
  )

  it('is not understood with something else inside', async () =>
    expect(await refusalOf(pdfOfSomethingElse)).toBe('format'))

  it('is told by how it begins', () =>
    expect([honestPdf, new Uint8Array(), new TextEncoder().encode('{"a":1}')].map(isPdf)).toEqual([true, false, false]))
})
