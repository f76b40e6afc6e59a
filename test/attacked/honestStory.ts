import { fresh } from '../given/fresh'
import { type Ids, scene } from '../security/scene'
import { aPassword, type Person } from '../world/person'
import type { Founder, Stage } from './stage'

/** What the organizations of an ordinary installation have, by the names under which tests find it. */
export type Honest = {
  people: Record<Founder, Person>
  manager: Person
  cora: Person
  leaver: Person
  toBeErased: Person
  alsoToBeErased: Person
  ids: Ids
  projects: Record<'ponte' | 'first' | 'second' | 'lia' | 'mixed' | 'erasing', string>
}

/** Organizations that do nothing but what they may. */
export async function honestStory(stage: Stage): Promise<Honest> {
  const found = async (name: Founder, companyName: string) => {
    const person = await stage.founder({ companyName })
    stage.keep(name, person)
    return person
  }
  const people = {
    horizonte: await found('horizonte', 'Construtora Horizonte'),
    ponte: await found('ponte', 'Ponte Engenharia'),
    victim: await found('victim', 'Construtora Vitória'),
    lia: await found('lia', 'Lia Arquitetura'),
    capitals: await found('capitals', 'Maiúsculas Projetos'),
    mixed: await found('mixed', 'Mista Obras'),
    erasing: await found('erasing', 'Esquecer Obras'),
    logotipoNul: await found('logotipoNul', 'Logotipo Um'),
    logotipoSurrogate: await found('logotipoSurrogate', 'Logotipo Dois'),
    webhookNul: await found('webhookNul', 'Endereço Um'),
    webhookSurrogate: await found('webhookSurrogate', 'Endereço Dois'),
  }
  const { horizonte, ponte, victim, lia, mixed, erasing } = people
  const ids = await fullOrganization(stage, horizonte)
  const honest: Honest = {
    people,
    ids,
    manager: await stage.member('manager', victim),
    cora: await stage.member('cora', victim),
    leaver: await stage.member('leaver', victim, 'viewer'),
    toBeErased: await stage.member('toBeErased', erasing),
    alsoToBeErased: await stage.member('alsoToBeErased', erasing),
    projects: {
      ponte: await withTasks(stage, ponte, 'Ponte sobre o Tietê'),
      first: await withTasks(stage, victim, 'Hospital municipal'),
      second: await withTasks(stage, victim, 'Creche da vila'),
      lia: await withTasks(stage, lia, 'Casa de praia'),
      mixed: await withTasks(stage, mixed, 'Galpão'),
      erasing: await withTasks(stage, erasing, 'Muro de arrimo'),
    },
  }
  for (const person of [horizonte, ponte, victim, lia, mixed, erasing]) await person.act('SignHead', {})
  return honest
}

/** One of everything, a document that is approved, and somebody who was erased. */
async function fullOrganization(stage: Stage, founder: Person): Promise<Ids> {
  const bia = await stage.member('bia', founder)
  const caio = await stage.colleague(founder)
  const ids = await scene(stage, founder, bia, [])
  const seen = { projectId: ids.projectId, documentId: ids.askedDocumentId, round: 1, contentHash: ids.contentHash }
  const signing = { signatureId: fresh(), language: 'pt-BR' as const, opinion: 'De acordo.', attachments: [] }
  await founder.act('Reauthenticate', { password: aPassword })
  await founder.act('ApproveDocument', { ...seen, ...signing })
  await founder.act('EraseUser', { userId: caio.userId, reason: 'Pediu para sair', successorId: null })
  return ids
}

async function withTasks(stage: Stage, founder: Person, pitch: string): Promise<string> {
  const projectId = await stage.project(founder, { pitch })
  const { steps } = await founder.ask('board', { projectId })
  const dates = { startOn: '2026-12-01', endOn: '2026-12-11' }
  for (const title of ['Fundação', 'Alvenaria'])
    await founder.act('AddTask', { projectId, taskId: fresh(), stepId: steps[0]?.stepId ?? '', title, ...dates })
  return projectId
}
