import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { unfold } from '../browser/unfold'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { oneWindow } from '../tasks/oneWindow'
import { typedPassword } from '../world/person'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()
const projectId = await project(ana, { pitch: 'Ponte norte' })
const [jose, silva] = [aSilva('jose'), aSilva('silva')]
for (const { label: _, ...who } of [jose, silva]) {
  await ana.act('AddUser', { ...who, licence: 'creator', profileId: null, password: typedPassword, language: 'pt-BR' })
  await ana.act('ShareProject', { projectId, email: who.email, as: ['team'] })
}
const [taskId, documentId] = [fresh(), fresh()]
const stepId = await firstStepOf(ana, projectId)
const dates = { startOn: '2026-01-04', endOn: '2026-01-05' }
await ana.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', ...dates })
await ana.act('CreateDocument', { projectId, documentId, title: 'Laudo', number: null, copyFrom: null })

function aSilva(box: string) {
  const email = `${box}.${fresh().slice(0, 6)}@obra.example`
  return { userId: fresh(), name: 'José', lastName: 'Silva', email, label: `José Silva (${email})` }
}

const inWindow = oneWindow(open, prumo.url, ana)
const both = [jose.label, silva.label].sort()
const namesIn = async (page: Page, role: 'option' | 'menuitemcheckbox' | 'menuitemradio') =>
  (await page.getByRole(role, { name: /José Silva/ }).allInnerTexts()).map((text) => text.trim()).sort()

it('COM-01 of two people of one name the one who is chosen is mentioned, and none for the name alone', async () => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/board/${taskId}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  const box = page.getByRole('textbox', { name: 'Escrever comentário' })
  const comments = async () => {
    const { items } = await ana.ask('comments', { projectId, kind: 'task', targetId: taskId })
    return items.map(({ content }) => content.flatMap((part) => ('mention' in part ? [part.mention] : [])))
  }
  await box.pressSequentially('Veja @jos')
  expect(await namesIn(page, 'option')).toEqual(both)
  await page.getByRole('option', { name: silva.label }).click()
  expect(await box.inputValue()).toBe(`Veja @${silva.label} `)
  await box.press('Control+Enter')
  await expect.poll(comments).toEqual([[silva.userId]])

  await box.fill('Falar com @José Silva, amanhã')
  await box.press('Control+Enter')
  const refusal = page.getByRole('alert').filter({ hasText: 'José Silva' })
  expect(await refusal.innerText()).toBe('Há mais de uma pessoa chamada José Silva. Escolha na lista quem é.')
  expect(await comments()).toHaveLength(1)
  await expectAccessible(page, 'a name of several people')
  await picture(page, 'namesakes-comment')
  await page.getByRole('option', { name: jose.label }).waitFor()
  await page.keyboard.press(both[0] === jose.label ? 'Enter' : 'ArrowDown')
  if (both[0] !== jose.label) await page.keyboard.press('Enter')
  await refusal.waitFor({ state: 'detached' })
  await box.press('Control+Enter')
  await expect.poll(comments).toEqual([[jose.userId], [silva.userId]])

  // Whoever is mentioned stays so while the comment is changed.
  await page.getByRole('button', { name: 'Editar comentário' }).first().click()
  const edited = page.getByRole('textbox', { name: 'Editar comentário' })
  await edited.press('End')
  await edited.pressSequentially(' cedo')
  await page.getByRole('button', { name: 'Salvar comentário' }).click()
  await edited.waitFor({ state: 'detached' })
  expect((await comments()).flat().sort()).toEqual([jose.userId, silva.userId].sort())
  await box.fill('De novo @José Silva')
  await box.press('Control+Enter')
  await refusal.waitFor()
  await inOtherLooks(page, async () => {
    await expectAccessible(page, 'a name of several people on a phone')
    await expectNoSidewaysScroll(page, 'a name of several people on a phone')
    await picture(page, 'namesakes-comment-phone')
  })
  await box.fill('')
  expect(troubles).toEqual([])
})

it('KAN-04 TSK-02 TSK-03 a task is given to the one who is chosen, by quick line, field and filter', async () => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/board`)
  await page.getByRole('button', { name: 'Adicionar tarefa em A fazer' }).press('Enter')
  const title = page.getByPlaceholder('O que precisa ser feito?')
  await title.fill('Vistoria @José Silva')
  await title.press('Enter')
  await page.getByText('Mais de uma pessoa tem este nome.').first().waitFor()
  await expectAccessible(page, 'a quick line with a name of several people')
  await picture(page, 'namesakes-quick-line')
  expect((await ana.ask('board', { projectId })).tasks.map((task) => task.title)).toEqual(['Sondagem'])
  await title.fill(`Vistoria @${silva.email}`)
  await title.press('Enter')
  const assigneeOf = async (wanted: string) =>
    (await ana.ask('board', { projectId })).tasks.find((task) => task.title === wanted)?.assigneeId
  await expect.poll(() => assigneeOf('Vistoria')).toBe(silva.userId)
  const offered = await page.getByLabel('Responsável', { exact: true }).getByRole('option').allInnerTexts()
  expect(offered.filter((text) => text.includes('Silva')).sort()).toEqual(both)
  await page.keyboard.press('Escape')

  await unfold(page, 'Filtros')
  await page.getByRole('search').getByRole('button', { name: 'Responsável' }).press('Enter')
  expect(await namesIn(page, 'menuitemcheckbox')).toEqual(both)
  await page.getByRole('menuitemcheckbox', { name: silva.label }).press('Enter')
  await page.keyboard.press('Escape')
  await page.getByRole('list', { name: 'Filtros ativos' }).getByText(`Responsável: ${silva.label}`).waitFor()
  await expect.poll(() => page.locator('[data-task]').count()).toBe(1)
  expect(new URL(page.url()).searchParams.get('assignee')).toBe(silva.userId)
  await inOtherLooks(page, async () => {
    await expectAccessible(page, 'a board of one of two people of one name')
    await expectNoSidewaysScroll(page, 'a board of one of two people of one name')
    await picture(page, 'namesakes-board-phone')
  })
  expect(troubles).toEqual([])
})

it('DOC-06 SES-05 approvers and the people of the log are told apart where they are chosen', async () => {
  const { page, troubles } = await inWindow(`/projects/${projectId}/documents/${documentId}?view=approvers`)
  const whom = page.getByRole('combobox', { name: 'Quem aprova?' })
  const offered = async () => (await whom.getByRole('option').allInnerTexts()).filter((text) => text.includes('Silva'))
  await expect.poll(async () => (await offered()).sort()).toEqual(both)
  await whom.selectOption(silva.userId)
  await page.getByRole('button', { name: 'Indicar aprovador' }).click()
  await page.getByRole('button', { name: new RegExp(silva.email) }).waitFor()
  expect(await offered()).toEqual([jose.label])
  await expectAccessible(page, 'approvers of one name')

  await inWindow('/action-log')
  await unfold(page, 'Filtros')
  await page.getByRole('combobox', { name: 'Pessoa', exact: true }).fill('silva')
  await expect.poll(() => namesIn(page, 'option')).toEqual(both)
  expect(troubles).toEqual([])
})
