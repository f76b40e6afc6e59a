import { expect, it } from 'vitest'
import { importRowReasons } from './imports/imports'
import { spreadsheetRefusals } from './imports/spreadsheetRefusals'
import { absent, problems, refusals } from './index'

/** What a file has to itself: its words name nothing that somebody may be kept from. */
const ofFiles: readonly string[] = [...spreadsheetRefusals, ...importRowReasons, 'import.columnUnknown']

it('API-09 whatever is unknown is declared absent by its module, but for the words of a file', () => {
  const unknown = [...refusals, ...problems].filter((code) => /unknown$/i.test(code))
  expect([...absent].sort()).toEqual(unknown.filter((code) => !ofFiles.includes(code)).sort())
})
