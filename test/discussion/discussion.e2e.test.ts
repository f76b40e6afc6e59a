import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter, expectNoSidewaysScroll, type OpenWindow, signInByForm } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { noticesStay } from '../browser/noticesStay'
import { firstStepOf } from '../given/firstStepOf'
import { aPassword } from '../world/person'
import { world } from '../world/world'
import { aPdf, aPicture } from './aFile'

const open = browserForTests()
const { prumo, founder, colleague, project } = await world()
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana, { pitch: 'Ponte norte' })
const taskId = crypto.randomUUID()
const stepId = await firstStepOf(ana, projectId)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
const herOwn = 'Uma-senha-dela-77'
await bia.act('ChangePassword', { currentPassword: aPassword, password: herOwn })
const dates = { startOn: '2026-01-04', endOn: '2026-01-05' }
await ana.act('AddTask', { projectId, taskId, stepId, title: 'Sondagem', ...dates })

const send = (page: Page, ...files: { name: string; mimeType: string; buffer: Buffer }[]) =>
  page.locator('input[type=file]').setInputFiles(files)
const picture = { name: 'foto do furo.png', mimeType: 'image/png', buffer: aPicture }

/** Ana's window for the tests that leave it as it was. */
let anasWindow: OpenWindow
beforeAll(async () => {
  anasWindow = await open()
  await enter(anasWindow.page, prumo.url, ana.email)
  await anasWindow.page.goto(`${prumo.url}/projects/${projectId}/board`)
})
beforeEach(() => {
  anasWindow.troubles.splice(0)
  anasWindow.strangers.splice(0)
})

it('COM-01 people talk about a task, call each other by keyboard, and change what they said', async () => {
  const { page, troubles } = anasWindow
  await goWithin(page, `/projects/${projectId}/board/${taskId}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  await page.getByText('adicionou a tarefa').waitFor()
  const box = page.getByRole('textbox', { name: 'Escrever comentário' })
  await box.pressSequentially('Pronto @bi')
  await page.getByRole('option', { name: 'Bia Rocha' }).waitFor()
  await page.keyboard.press('Enter')
  expect(await box.inputValue()).toBe('Pronto @Bia Rocha ')
  await page.getByRole('button', { name: 'Inserir emoji' }).click()
  await page.getByRole('button', { name: 'Positivo' }).press('ArrowRight')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('Enter')
  await expect.poll(() => box.inputValue()).toBe('Pronto @Bia Rocha 👍')
  await box.press('Control+Enter')
  const comments = page.getByRole('list', { name: 'Comentários' }).getByRole('listitem')
  await comments.getByText('@Bia Rocha').waitFor()
  expect(await box.inputValue()).toBe('')
  await expectAccessible(page, 'comments of a task')

  const otherWindow = await open({ width: 390, colorMode: 'dark' })
  await enter(otherWindow.page, prumo.url, bia.email, herOwn)
  await otherWindow.page.goto(`${prumo.url}/projects/${projectId}/board/${taskId}`)
  await otherWindow.page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  await otherWindow.page.getByText('@Bia Rocha').waitFor()
  expect(await otherWindow.page.getByRole('button', { name: 'Editar comentário' }).count()).toBe(0)
  await expectNoSidewaysScroll(otherWindow.page, 'comments of a task')
  await expectAccessible(otherWindow.page, 'comments of a task')

  await page.getByRole('button', { name: 'Editar comentário' }).click()
  await page.getByRole('textbox', { name: 'Editar comentário' }).fill('Pronto <b>hoje</b>, @Bia Rocha')
  await page.getByRole('button', { name: 'Salvar comentário' }).click()
  await comments.getByText('editado').waitFor()
  // The other one sees it come, as text.
  await otherWindow.page.getByText('Pronto <b>hoje</b>, @Bia Rocha').waitFor()

  await page.getByRole('button', { name: 'Excluir comentário' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir', exact: true }).click()
  const spoken = 'Pronto <b>hoje</b>, @Bia Rocha'
  for (const each of [page, otherWindow.page]) await each.getByText(spoken).waitFor({ state: 'detached' })
  expect([...troubles, ...otherWindow.troubles]).toEqual([])
})

it('COM-01 a comment that is being written, or changed, is kept for its own record until it is sent', async () => {
  const neighbourId = crypto.randomUUID()
  await ana.act('AddTask', { projectId, taskId: neighbourId, stepId, title: 'Fundação', ...dates })
  const commentId = crypto.randomUUID()
  const target = { kind: 'task' as const, id: taskId }
  await ana.act('AddComment', { projectId, target, commentId, content: [{ text: 'Falta a sonda' }] })
  const { page } = anasWindow
  const show = async (id: string, { anew = false } = {}) => {
    const path = `/projects/${projectId}/board/${id}`
    await (anew ? page.goto(`${prumo.url}${path}`) : goWithin(page, path))
    await page.getByRole('dialog').getByRole('tab', { name: 'Comentários' }).click()
  }
  const box = page.getByLabel('Escrever comentário')
  const changed = page.getByRole('textbox', { name: 'Editar comentário' })
  await show(taskId)
  await box.pressSequentially('Chega amanhã')
  await page.getByRole('button', { name: 'Editar comentário' }).click()
  await changed.press('End')
  await changed.pressSequentially(' nova')
  await page.getByRole('dialog').getByRole('tab', { name: 'Detalhes' }).click()
  await show(neighbourId)
  expect(await box.inputValue(), 'nothing was written here').toBe('')
  await show(taskId, { anew: true })
  expect([await box.inputValue(), await changed.inputValue()]).toEqual(['Chega amanhã', 'Falta a sonda nova'])
  await page.getByRole('button', { name: 'Salvar comentário' }).click()
  await changed.waitFor({ state: 'detached' })
  const begins = page.getByRole('button', { name: 'Editar comentário' })
  await expect.poll(() => begins.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.getByText('Falta a sonda nova').waitFor()
  await box.press('Control+Enter')
  await page.locator('li').getByText('Chega amanhã').waitFor()
  await show(taskId, { anew: true })
  expect([await box.inputValue(), await changed.count()]).toEqual(['', 0])
})

it('COM-01 a change of a comment that was given up is had back over the open drawer, and the drawer stays open to all', async () => {
  const commentId = crypto.randomUUID()
  const changedTaskId = crypto.randomUUID()
  await ana.act('AddTask', { projectId, taskId: changedTaskId, stepId, title: 'Cortina', ...dates })
  const target = { kind: 'task' as const, id: changedTaskId }
  await ana.act('AddComment', { projectId, target, commentId, content: [{ text: 'Falta a broca' }] })
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board/${changedTaskId}`)
  await noticesStay(page)
  const drawer = page.getByRole('dialog', { name: 'Cortina' })
  const changed = drawer.getByRole('textbox', { name: 'Editar comentário' })
  const giveUp = async (text: string) => {
    await drawer.getByRole('button', { name: 'Editar comentário' }).click()
    await changed.fill(text)
    await drawer.getByRole('button', { name: 'Cancelar' }).click()
    await changed.waitFor({ state: 'detached' })
  }
  await drawer.getByRole('tab', { name: 'Comentários' }).click()
  await giveUp('Falta a broca longa')
  await giveUp('Falta a broca curta')
  const undoing = page.getByText('Desfazer', { exact: true })
  await expect.poll(() => undoing.count()).toBe(2)
  await page.clock.install()
  // The newest stands at the foot.
  await undoing.last().click()
  await expect.poll(() => changed.inputValue()).toBe('Falta a broca curta')
  await expect.poll(() => undoing.count()).toBe(1)
  // What hides all but a dialog from readers of the screen is brought up to date a moment later: that moment passes.
  await page.clock.runFor(2000)
  expect(await changed.evaluate((box) => box === document.activeElement), 'one writes on').toBe(true)
  expect(await changed.inputValue()).toBe('Falta a broca curta')
  await expectAccessible(page, 'a comment that was had back')
})

it('ORG-09 what somebody wrote and did not send is not shown to whoever signs in next in that tab', async () => {
  const { page, context } = await open()
  await enter(page, prumo.url, ana.email)
  const address = `${prumo.url}/projects/${projectId}/discussion`
  const box = page.getByRole('textbox', { name: 'Escrever comentário' })
  await page.goto(address)
  await box.pressSequentially('Só meu')
  const elsewhere = await context.newPage()
  await elsewhere.goto(prumo.url)
  await elsewhere.getByRole('button', { name: /Ana Souza/ }).click()
  await elsewhere.getByRole('menuitem', { name: 'Sair' }).click()
  await elsewhere.waitForURL('**/signin')

  await signInByForm(page, prumo.url, bia.email, herOwn)
  await page.goto(address)
  expect(await box.inputValue()).toBe('')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toContain('Só meu')
})

it('COM-03 COM-04 files are sent, shown, described, found across projects and deleted', async () => {
  const { page, troubles, strangers } = anasWindow
  await goWithin(page, `/projects/${projectId}/tasks/${taskId}`)
  await page.getByRole('dialog').getByRole('tab', { name: 'Arquivos' }).click()
  await page.getByText('Nenhum arquivo ainda').waitFor()
  await send(page, picture, { name: 'laudo.pdf', mimeType: 'application/pdf', buffer: aPdf })
  const files = page.getByRole('list', { name: 'Arquivos' })
  await files.getByRole('button', { name: 'laudo.pdf', exact: true }).waitFor()
  await expectAccessible(page, 'files of a task')

  // The same name again is refused, and says what to do.
  await send(page, picture)
  await page.getByText('Já existe aqui um arquivo com o nome “foto do furo.png”', { exact: false }).waitFor()
  await page.getByRole('button', { name: 'Dispensar foto do furo.png' }).click()

  await files.getByRole('button', { name: 'foto do furo.png', exact: true }).click()
  const drawer = page.getByRole('dialog', { name: 'foto do furo.png' })
  const shown = drawer.getByRole('img', { name: 'Conteúdo de foto do furo.png' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1)
  await expectAccessible(page, 'a picture')
  await drawer.getByRole('button', { name: 'Fechar arquivo' }).click()

  await goWithin(page, '/files')
  await page.getByText('disponíveis de 10 GB', { exact: false }).waitFor()
  await page.getByRole('row').filter({ hasText: 'laudo.pdf' }).click()
  await page.getByTitle('Conteúdo de laudo.pdf').waitFor()
  const report = page.getByRole('dialog', { name: 'laudo.pdf' })
  await report.getByRole('button', { name: 'Editar descrição' }).click()
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Sondagem SP-01')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await report.getByText('Sondagem SP-01').waitFor()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    report.getByRole('button', { name: 'Baixar' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('laudo.pdf')
  expect((await readFile(await download.path())).equals(aPdf)).toBe(true)

  await report.getByRole('button', { name: 'Excluir arquivo' }).click()
  await page.getByRole('button', { name: 'Excluir', exact: true }).click()
  await page.getByRole('row').filter({ hasText: 'laudo.pdf' }).waitFor({ state: 'detached' })
  await page.getByRole('row').filter({ hasText: 'foto do furo.png' }).waitFor()
  // The viewer of PDF is a page of the browser's own, without the storage that the window of this test writes to.
  expect(troubles.filter((trouble) => !/409|'getItem'/.test(trouble))).toEqual([])
  expect(strangers.filter((stranger) => !stranger.startsWith('blob:'))).toEqual([])
})

it('COM-03 a file goes on its way while one looks at other views, and whoever leaves its project is asked first', async () => {
  const { page } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/files`)
  await noticesStay(page)
  let letOn = () => {}
  const held = new Promise<void>((resolve) => {
    letOn = resolve
  })
  await page.route('**/rest/files?*', async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: 'Enviar arquivo', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar arquivo' })
  await dialog.locator('input[type=file]').setInputFiles({ ...picture, name: 'vista.png' })
  await dialog.getByText('vista.png').waitFor()
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('navigation', { name: 'Visões' }).getByRole('link', { name: 'Comentários' }).click()
  await page.getByRole('textbox', { name: 'Escrever comentário' }).waitFor()

  await page.getByRole('link', { name: 'Minhas tarefas' }).click()
  const question = page.getByRole('dialog', { name: 'Sair e interromper o envio?' })
  await expectAccessible(page, 'the question whether to leave')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  expect(page.url()).toContain(`/projects/${projectId}/discussion`)
  await page.getByRole('link', { name: 'Minhas tarefas' }).click()
  await question.waitFor()
  letOn()
  // It has arrived meanwhile: there is nothing left to ask.
  await page.waitForURL('**/my-tasks')
  await page.getByText('“vista.png” foi enviado').first().waitFor()
  await goWithin(page, `/projects/${projectId}/files`)
  await page.getByRole('row').filter({ hasText: 'vista.png' }).waitFor()
})
