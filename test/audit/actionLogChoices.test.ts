import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { describe, expect, it } from 'vitest'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person, ProblemBody, Reply } from '../world/person'
import { world } from '../world/world'

let later = 0
const { founder, colleague, project } = await world({}, { now: () => new Date(Date.now() + later) })

async function viewed(by: Person, filters: object = {}): Promise<string> {
  const viewId = fresh()
  await by.act('ViewActionLog', { viewId, filters: { ...wholeLog, ...filters } })
  return viewId
}
type Wish = { search?: string; chosenId?: string; limit?: number; after?: string }
const offered = async (by: Person, of: 'project' | 'person', wish: Wish = {}) =>
  by.ask('actionLogChoices', { viewId: await viewed(by), of, ...wish })
const namesOf = ({ items }: { items: { name: string | null }[] }) => items.map(({ name }) => name)
const codeOf = ({ status, body }: Reply<ProblemBody>) => `${status} ${body.code}`

/** Somebody who reads the organization's log, and has a role in no project. */
async function auditorOf(ana: Person): Promise<Person> {
  const profileId = fresh()
  const permissions = { ...everyRight, actionLog: 'totalControl' } as const
  await ana.act('CreateAccessProfile', { profileId, name: fresh(), permissions, mayOwnProjects: false })
  return colleague(ana, 'creator', profileId)
}

describe('What the filters of the action log offer', () => {
  it('AUD-02 is to an auditor every project that ever was, also the deleted, marked as such', async () => {
    const ana = await founder()
    const rui = await auditorOf(ana)
    const standing = await project(ana, { pitch: 'Ponte norte' })
    const deleted = await project(ana, { pitch: 'Água fria' })
    await ana.act('DeleteProject', { projectId: deleted, pitch: 'Água fria' })
    await project(await founder(), { pitch: 'De outra organização' })
    expect(await offered(rui, 'project')).toEqual({
      items: [
        { id: deleted, name: 'Água fria', gone: true },
        { id: standing, name: 'Ponte norte', gone: false },
      ],
      next: null,
    })
  })

  it('AUD-02 is to others the projects that they see, and who did something there', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const caio = await colleague(ana)
    const shared = await project(ana, { pitch: 'Creche' })
    await project(ana, { pitch: 'Segredo' })
    await ana.act('ShareProject', { projectId: shared, email: bia.email, as: ['team'] })
    expect(await offered(bia, 'project')).toMatchObject({ items: [{ id: shared }], next: null })
    const people = (await offered(bia, 'person')).items.map(({ id }) => id)
    expect(people.sort()).toEqual([ana.userId, bia.userId].sort())
    expect((await offered(ana, 'person')).items.map(({ id }) => id)).toContain(caio.userId)
    // What somebody did in a project stays in the log for them; what it is called since does not.
    await bia.act('MarkFavorite', { projectId: shared, favorite: true })
    await ana.act('UnshareProject', { projectId: shared, userId: bia.userId })
    expect(await offered(bia, 'project')).toEqual({ items: [], next: null })
  })

  it('AUD-02 has the erased as well, without their names and after all others', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu', successorId: ana.userId })
    const { items } = await offered(ana, 'person')
    expect(items).toEqual([
      { id: ana.userId, name: 'Ana Souza', gone: false },
      { id: bia.userId, name: null, gone: true },
    ])
    expect(await offered(ana, 'person', { chosenId: bia.userId })).toEqual({ items: items.slice(1), next: null })
    expect((await offered(ana, 'person', { search: 'Bia' })).items).toEqual([])
  })

  it('AUD-02 is found by every word, in any order, whatever accents and case, a page at a time', async () => {
    const ana = await founder()
    for (const pitch of ['Água Limpa', 'ÁGUA suja', 'agua benta', 'Ponte', '100% água', 'Ponte norte'])
      await project(ana, { pitch })
    expect(namesOf(await offered(ana, 'project', { search: 'LIMPA agua' }))).toEqual(['Água Limpa'])
    expect(namesOf(await offered(ana, 'project', { search: '100%' }))).toEqual(['100% água'])
    expect(namesOf(await offered(ana, 'project', { search: '  ' }))).toHaveLength(6)
    const viewId = await viewed(ana)
    const read: (string | null)[] = []
    let after: string | undefined
    do {
      const page = await ana.ask('actionLogChoices', { viewId, of: 'project', limit: 2, ...(after && { after }) })
      expect(page.items.length).toBe(2)
      read.push(...namesOf(page))
      after = page.next ?? undefined
    } while (after)
    expect(read).toEqual(['100% água', 'agua benta', 'Água Limpa', 'ÁGUA suja', 'Ponte', 'Ponte norte'])
  })

  it('AUD-02 of a project’s log is the people of that project', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const [first, second] = [await project(ana), await project(ana)]
    await ana.act('ShareProject', { projectId: second, email: bia.email, as: ['team'] })
    await bia.act('MarkFavorite', { projectId: second, favorite: true })
    const peopleIn = async (projectId: string) => {
      const viewId = await viewed(ana, { projectId })
      return (await ana.ask('actionLogChoices', { viewId, of: 'person' })).items.map(({ id }) => id).sort()
    }
    expect(await peopleIn(first)).toEqual([ana.userId])
    expect(await peopleIn(second)).toEqual([ana.userId, bia.userId].sort())
  })

  it('AUD-02 is asked through a view of one’s own, for an hour, and with the right to read the log', async () => {
    const ana = await founder()
    const bia = await colleague(ana)
    const viewId = await viewed(ana)
    const asking = { viewId, of: 'person' } as const
    expect(codeOf(await bia.inquire('actionLogChoices', asking))).toBe('404 actionLog.viewUnknown')
    expect(codeOf(await (await founder()).inquire('actionLogChoices', asking))).toBe('404 actionLog.viewUnknown')
    for (const hostile of ["'; drop table audit_kinds --", '%', '_', '\\', '\u200b', '<script>', '🦺'])
      expect((await ana.inquire('actionLogChoices', { ...asking, search: hostile })).status).toBe(200)
    for (const wrong of [
      { search: '\u0000' },
      { search: 'x'.repeat(201) },
      { after: 'x' },
      { after: Buffer.from(JSON.stringify(['\u0000', viewId])).toString('base64url') },
      { chosenId: 'x' },
      { of: 'card' },
      { limit: 201 },
    ])
      expect((await ana.inquire('actionLogChoices', { ...asking, ...wrong } as never)).status).toBe(422)
    const profileId = fresh()
    const permissions = { ...everyRight, actionLog: 'noAccess' } as const
    const biasView = await viewed(bia)
    await ana.act('CreateAccessProfile', { profileId, name: 'Sem registro', permissions, mayOwnProjects: true })
    await ana.act('AssignAccessProfile', { userId: bia.userId, profileId })
    expect((await bia.inquire('actionLogChoices', { ...asking, viewId: biasView })).status).toBe(403)
    later = 61 * 60_000
    await ana.signIn()
    expect(codeOf(await ana.inquire('actionLogChoices', asking))).toContain('actionLog.viewExpired')
  })
})
