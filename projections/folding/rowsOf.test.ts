import { randomUUID } from 'node:crypto'
import type { RecordedEvent } from '@prumo/contracts/index'
import { expect, it } from 'vitest'
import { heads } from '../audit/heads'
import { companies } from '../organization/companies'
import { rowsOf } from './rowsOf'

const organizationId = randomUUID()
const eventWith = (data: object) => ({ organizationId, projectId: null, data }) as unknown as RecordedEvent

it.each([
  ['5', 5],
  ['5', '05'],
  ['5', ' +5'],
  ['-5', -5],
  ['9007199254740993', '9007199254740993'],
  ['5.5', 5.5],
  ['five', 'five'],
])('the number %s names a row, also in an event with %j', (key, size) => {
  expect(rowsOf(heads, eventWith({ size }))).toEqual([{ scopeId: organizationId, key }])
})

it('every spelling of an organization’s id names its row', () => {
  for (const spelled of [organizationId.toUpperCase(), `{${organizationId}}`, organizationId.replaceAll('-', '')])
    expect(rowsOf(companies, eventWith({ organizationId: spelled }))).toEqual([
      { scopeId: organizationId, key: organizationId },
    ])
})
