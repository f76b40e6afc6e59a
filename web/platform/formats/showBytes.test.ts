import { expect, it } from 'vitest'
import { showBytes } from './showBytes'

it.each([
  [0, 'en', '0 bytes'],
  [1, 'en', '1 byte'],
  [1023, 'en', '1,023 bytes'],
  [1024, 'en', '1 kB'],
  [1_572_864, 'en', '1.5 MB'],
  [1_572_864, 'pt-BR', '1,5 MB'],
  [26_214_400, 'pt-BR', '25 MB'],
  [536_870_912_000, 'pt-BR', '500 GB'],
  [5e15, 'en', '4,656,612.9 GB'],
])('COM-04 %d bytes are told in %s as %s', (bytes, language, text) =>
  expect(showBytes(bytes, language).replace(/\u00a0/g, ' ')).toBe(text),
)
