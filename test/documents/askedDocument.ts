import type { SignOffRound } from '@prumo/contracts/documents/signOffQueries'
import { aPassword, type Person } from '../world/person'
import type { World } from '../world/world'

export const ownPassword = 'Nivel-de-bolha-77'

/** A document with one filled field, ready to be viewed, its author, and approvers with passwords of their own. */
export type AskedDocument = {
  projectId: string
  documentId: string
  fieldId: string
  author: Person
  approvers: Person[]
  /** Fills the one field; what stood there is looked up. */
  fill(value: string): Promise<void>
  round(): Promise<SignOffRound>
  /** What this approver has before their eyes now. */
  seen(): Promise<{ projectId: string; documentId: string; round: number; contentHash: string }>
  view(by: Person): Promise<void>
  accept(by: Person): Promise<void>
  /** Views, accepts, types the password and approves. */
  approve(by: Person, opinion?: string): Promise<string>
}

export async function askedDocument(
  world: World,
  { author, approvers, isRequested = true }: { author?: Person; approvers?: Person[]; isRequested?: boolean } = {},
): Promise<AskedDocument> {
  const by = author ?? (await world.founder())
  const people = approvers ?? [await anApprover(world, by), await anApprover(world, by)]
  const projectId = await world.project(by)
  const [documentId, sectionId, fieldId] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()]
  const ids = { projectId, documentId }
  for (const { email } of people) await by.act('ShareProject', { projectId, email, as: ['stakeholder'] })
  await by.act('CreateDocument', { ...ids, title: 'Laudo de vistoria', number: null, copyFrom: null })
  await by.act('AddDocumentSection', { ...ids, sectionId, name: 'Estrutura' })
  await by.act('AddDocumentField', {
    ...ids,
    sectionId,
    fieldId,
    name: 'Parecer',
    fieldKind: 'text',
    required: true,
    fieldSize: 'large',
    options: [],
  })
  let value: string | null = null
  const document: AskedDocument = {
    projectId,
    documentId,
    fieldId,
    author: by,
    approvers: people,
    fill: async (next) => {
      await by.act('FillDocumentField', { ...ids, fieldId, value: next, seen: value })
      value = next
    },
    round: async () => {
      const { rounds } = await by.ask('signOff', ids)
      if (!rounds[0]) throw new Error('nobody was asked')
      return rounds[0]
    },
    seen: async () => {
      const { round, contentHash } = await document.round()
      return { ...ids, round, contentHash }
    },
    view: async (person) => void (await person.act('ViewForSignOff', await document.seen())),
    accept: async (person) => {
      await document.view(person)
      await person.act('AcceptSignOff', { ...(await document.seen()), consentTextId: 'simple-signature-1' })
    },
    approve: async (person, opinion = 'De acordo.') => {
      await document.accept(person)
      await person.act('Reauthenticate', { password: person === by ? aPassword : ownPassword })
      const signatureId = crypto.randomUUID()
      const signing = { signatureId, language: 'pt-BR' as const, opinion, attachments: [] }
      await person.act('ApproveDocument', { ...(await document.seen()), ...signing })
      return signatureId
    },
  }
  await document.fill('Sem fissuras')
  for (const { userId } of people) await by.act('NameDocumentApprover', { ...ids, userId })
  if (isRequested) await by.act('RequestSignOff', ids)
  await by.ask('document', ids)
  return document
}

export const anApprover = async (world: World, of: Person): Promise<Person> =>
  withOwnPassword(await world.colleague(of))

/** Somebody whose password is nobody else's in these tests. */
export async function withOwnPassword(person: Person): Promise<Person> {
  await person.act('ChangePassword', { currentPassword: aPassword, password: ownPassword })
  return person
}
