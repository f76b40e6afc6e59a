import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, it } from 'vitest'
import { createDatabase } from '../../test/world/createDatabase'
import { openQueryDatabase } from './queryDatabase'

const database = await createDatabase()
const queries = openQueryDatabase(database.url, 1)
afterAll(async () => {
  await queries.close()
  await database.drop()
})

const bound = `current_setting('prumo.organization_id', true) as id`

describe('What is asked together in one transaction', () => {
  it('ORG-09 is answered for its organization alone, in the order in which it was asked', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    const askTwice = (organizationId: string) =>
      queries.within(organizationId, (db) =>
        Promise.all([db.raw(`select 1 as nth, ${bound}`), db.raw(`select 2 as nth, ${bound}`)]),
      )
    const answers = await Promise.all([first, second].map(askTwice))
    expect(answers.map((answer) => answer.map(({ rows }) => rows))).toEqual(
      [first, second].map((id) => [[{ nth: 1, id }], [{ nth: 2, id }]]),
    )
  })

  it('API-09 fails with the error of the question that failed, and the connection serves who comes next', async () => {
    const [before, after] = [randomUUID(), randomUUID()]
    const failing = queries.within(before, (db) =>
      Promise.all([db.raw('select 1'), db.raw('select 1 / 0'), db.raw('select 2')]),
    )
    await expect(failing).rejects.toMatchObject({ code: '22012' })
    const { rows } = await queries.within(after, (db) => db.raw(`select ${bound}`))
    expect(rows).toEqual([{ id: after }])
  })
})
