import { Invalid } from '@prumo/platform/errors'
import { describe, expect, it } from 'vitest'
import { savedDocument } from './savedDocument'

describe('The document of a company record', () => {
  it.each([
    ['11.222.333/0001-81', '11222333000181'],
    ['529.982.247-25', '52998224725'],
    ['12.abc.345/01de-35', '12ABC34501DE35'],
    [null, null],
  ])('ORG-01 is saved in its one spelling: %s', (typed, saved) => expect(savedDocument(typed, null)).toBe(saved))

  it.each(['12345', '11.222.333/0001-82', '000.000.000-00', 'ISENTO', ' '])(
    'ORG-01 is refused at its field: %j',
    (typed) => {
      expect(() => savedDocument(typed, 'EIN 12-3456789')).toThrow(Invalid)
      expect(() => savedDocument(typed, null)).toThrow(
        expect.objectContaining({ fields: [{ path: 'document', code: 'partner.documentInvalid' }] }),
      )
    },
  )

  it.each(['EIN 12-3456789', '12345', '11.222.333/0001-81'])('ORG-01 stays as it stands: %s', (standing) => {
    expect(savedDocument(standing, standing)).toBe(standing)
    expect(savedDocument(null, standing)).toBe(null)
    expect(savedDocument('52998224725', standing)).toBe('52998224725')
  })

  it('ORG-01 that stands with a mask is the same without it', () =>
    expect(savedDocument('11222333000181', '11.222.333/0001-81')).toBe('11.222.333/0001-81'))
})
