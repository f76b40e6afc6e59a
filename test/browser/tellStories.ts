import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildWebIfStale } from '../../tools/buildWeb'
import { askedDocument, ownPassword } from '../documents/askedDocument'
import { aPassword, type Person } from '../world/person'
import { world } from '../world/world'
import type { StoryWindow } from './storyWindow'

/** Registers the stories of a newcomer, an approver and an auditor, in a window of any engine. */
export async function tellStories(open: () => Promise<StoryWindow>): Promise<void> {
  const theWorld = await world()
  const { prumo, founder, project } = theWorld
  let window: StoryWindow
  beforeAll(async () => {
    await buildWebIfStale()
    window = await open()
  })
  afterAll(() => window?.close())

  const enter = async (email: string, password: string) => {
    await window.forget(`${prumo.url}/plumb.svg`)
    await window.goto(`${prumo.url}/signin`)
    await window.type(/^E-mail/, email)
    await window.type(/^Senha/, password)
    await window.pressEnter()
    await window.see('Olá,')
  }

  it('PRJ-01 KAN-04 KAN-06 somebody new makes a project, adds tasks, and moves one by keyboard', async () => {
    const ana = await founder()
    await enter(ana.email, aPassword)
    await window.goto(`${prumo.url}/my-projects/new`)
    await window.type(/^Nome do projeto/, 'Reforma da escola')
    await window.type('Código interno', 'ESC-01')
    for (let step = 0; step < 2; step++) await window.click('button', 'Continuar')
    await window.click('button', 'Criar projeto')
    await window.click('button', 'Adicionar tarefa em A fazer')
    await window.type('O que precisa ser feito?', 'Sondagem do terreno')
    await window.pressEnter()
    await window.moveOn('Sondagem do terreno')
    await window.seeCardIn('Em andamento', 'Sondagem do terreno')
    await window.drag('Sondagem do terreno', 'A fazer')
    expect(await window.selectedText(), 'text selected by dragging').toBe('')
  })

  it('DOC-04 an approver reads a document, accepts it and signs it', async () => {
    const document = await askedDocument(theWorld)
    const [bia] = document.approvers as [Person]
    await enter(bia.email, ownPassword)
    await window.goto(`${prumo.url}/documents/approvals`)
    await window.click('option', /Laudo de vistoria/)
    await window.click('button', 'Aceitar analisar')
    await window.click('button', 'Aprovar')
    await window.click('button', 'Assinar')
    await window.type('Sua senha', ownPassword)
    await window.pressEnter()
    await window.see('Você aprovou este documento.')
    expect((await document.round()).approvers).toContainEqual(expect.objectContaining({ userId: bia.userId }))
  })

  it('AUD-01 an auditor reads what was done, and has one action proved', async () => {
    const ana = await founder()
    await project(ana, { pitch: 'Ponte norte' })
    await enter(ana.email, aPassword)
    await window.goto(`${prumo.url}/action-log/proof`)
    await window.click('button', 'Assinar agora')
    await window.see('Ponto de verificação assinado')
    await window.goto(`${prumo.url}/action-log`)
    await window.openRow('Ponte norte')
    await window.click('button', 'Provar esta ação')
    await window.see('Provado: é o registro')
  })
}
