import { wholeLog } from '@prumo/contracts/audit/actionLog'
import { fresh } from '../given/fresh'
import { loggedEvents } from '../log/loggedEvents'
import { askedDocument, type Ids, namesOf, profileAt, scene } from '../security/scene'
import type { Person } from '../world/person'
import { type World, world } from '../world/world'

/** One of everything that a request can name. */
export type StageIds = Ids & {
  organizationId: string
  signatureId: string
  /** A table on its way into the project. */
  sheetId: string
  /** Exports of the action log, as a table and as a proof. */
  exportId: string
  proofId: string
  /** An import that is still to come. */
  nextImportId: string
}

/** Whoever sends a request. */
export type ActorName = 'administrator' | 'visitor' | 'withoutRights' | 'formerManager' | 'signedOut' | 'otherTenant'

export type Stage = {
  world: World
  log: ReturnType<typeof loggedEvents>
  /** Of an organization in which everything is attacked. */
  ids: StageIds
  /** The same of another one, of which nothing may ever be seen or changed. */
  foreign: { ids: StageIds; administrator: Person }
  bystander: { person: Person; projectId: string }
  cookieOf(name: ActorName): string
  /** Signs in again whom an attack has signed out. */
  recover(): Promise<void>
}

const secret = 'CANARY'

/** An organization under attack, another one whose secrets are looked for, and a bystander's. */
export async function openStage(options = { comparing: true }): Promise<Stage> {
  const theWorld = await world({}, undefined, options)
  const administrator = await theWorld.founder()
  const noRights = await profileAt(administrator, 'noAccess')
  const withoutRights = await theWorld.colleague(administrator, 'viewer', noRights)
  const former = await theWorld.colleague(administrator, 'creator', await profileAt(administrator, 'totalControl'))
  const [tenant, otherTenant] = [
    await thingsOf(theWorld, administrator, [withoutRights, former]),
    await theWorld.founder({ companyName: 'Outra obra' }),
  ]
  await administrator.act('UnshareProject', { projectId: tenant.projectId, userId: former.userId })
  await administrator.act('AssignAccessProfile', { userId: former.userId, profileId: noRights })

  const victim = await theWorld.founder({ companyName: secret, name: secret, lastName: secret })
  const foreign = { ids: await thingsOf(theWorld, victim, []), administrator: victim }
  const person = await theWorld.founder({ companyName: 'Quem passa' })
  const bystander = { person, projectId: await theWorld.project(person) }

  const cookies = new Map<ActorName, string>()
  const enter = async (name: ActorName, who: Person) => cookies.set(name, await signedInCookie(who))
  await enter('administrator', administrator)
  await enter('withoutRights', withoutRights)
  await enter('formerManager', former)
  await enter('otherTenant', otherTenant)
  const leaver = await theWorld.colleague(administrator, 'creator')
  await enter('signedOut', leaver)
  await leaver.act('SignOut', {})
  return {
    world: theWorld,
    log: loggedEvents(theWorld.databaseUrl),
    ids: tenant,
    foreign,
    bystander,
    cookieOf: (name) => cookies.get(name) ?? '',
    recover: async () => {
      if ((await administrator.request('GET', '/rest/users/validate?dataSession=false')).status !== 200)
        await enter('administrator', administrator)
    },
  }
}

/** One of everything that a request can name, in the organization of this founder. */
export async function thingsOf(theWorld: World, founder: Person, managers: readonly Person[]): Promise<StageIds> {
  const ids = await scene(theWorld, founder, await theWorld.colleague(founder, 'viewer'), managers)
  const more = {
    organizationId: founder.organizationId,
    signatureId: fresh(),
    exportId: fresh(),
    proofId: fresh(),
    nextImportId: fresh(),
  }
  const { projectId, viewId } = ids
  await sign(founder, ids, more.signatureId)
  const allViewId = fresh()
  await founder.act('ViewActionLog', { viewId: allViewId, filters: wholeLog })
  await founder.act('SignHead', {})
  await founder.act('ExportActionLog', { viewId, exportId: more.exportId, format: 'csv' })
  await founder.act('ExportLogProof', { viewId: allViewId, exportId: more.proofId })
  const headers = { 'Content-Type': 'application/octet-stream' }
  const path = `/rest/uploads?projectId=${projectId}&fileName=tarefas.csv`
  const csv = Buffer.from('Título;Etapa;Início;Fim\nUm;Fazer;2026-03-02;2026-03-03\n')
  const { uploadId } = (await founder.request('POST', path, csv, headers)).body as { uploadId: string }
  return { ...ids, ...more, sheetId: uploadId }
}

/** Approves a document beside the one that waits. */
async function sign(founder: Person, ids: Ids, signatureId: string) {
  const documentId = fresh()
  const contentHash = await askedDocument(founder, { ...ids, askedDocumentId: documentId })
  const seen = { projectId: ids.projectId, documentId, round: 1, contentHash }
  const signing = { signatureId, language: 'pt-BR' as const, opinion: 'De acordo.', attachments: [] }
  await founder.act('ApproveDocument', { ...seen, ...signing })
}

/** The cookie of a session that begins now. */
export async function signedInCookie(person: Person): Promise<string> {
  const { headers } = await person.signIn()
  return headers.getSetCookie()[0]?.split(';')[0] ?? ''
}

/** What of the other organization stands in this text. */
export function foreignIn(text: string, { foreign }: Stage): string[] {
  const ids = [foreign.administrator.userId, ...namesOf(foreign.ids)]
  return [secret, ...ids].filter((guarded) => text.includes(guarded))
}
