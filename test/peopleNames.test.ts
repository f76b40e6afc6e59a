import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { filesOfProduct } from './files/filesOfProduct'

const root = fileURLToPath(new URL('..', import.meta.url))

/** Where first and last names stand without what tells namesakes apart, each with the reason. */
const without: Record<string, string> = {
  'contracts/markedNames.ts': 'adds the mark',
  'query-service/audit/logPage.ts': 'is searched in, and shows no name',
  'query-service/identity/me.ts': 'tells people their own name',
  'query-service/projects/search.ts': 'shows the address under each name',
  'query-service/tasks/groupingOf.ts': 'sorts groups, and shows no name',
  'web/app/PersonMenu.tsx': 'tells people their own name',
  'web/identity/PersonalDataCard.tsx': 'tells people their own name',
  'web/organization/UsersTab.tsx': 'shows the address under each name',
  'web/projects/offeredColleagues.ts': 'is shown above the address',
  'web/subscription/AskManager.tsx': 'names the one who pays, with a way to write to them',
}
const wholeName = /\bname\}? \$?\{\S*lastName\}/
const readsNames = /\blast_name\b|'lastName'/

it('KAN-04 COM-01 whoever puts first and last names together tells namesakes apart, or says why not', () => {
  const found = filesOfProduct().filter((file) => {
    if (/\.test\.tsx?$/.test(file) || !/^(web|query-service|contracts)\//.test(file)) return false
    const text = readFileSync(root + file, 'utf8')
    if (file.startsWith('query-service/')) return readsNames.test(text) && !text.includes('hasNamesake')
    return wholeName.test(text)
  })
  expect(found.sort()).toEqual(Object.keys(without).sort())
})
