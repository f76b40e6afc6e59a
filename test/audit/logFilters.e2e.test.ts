import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks, showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { unfold } from '../browser/unfold'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import type { Person } from '../world/person'
import { world } from '../world/world'
import { verifierAlone } from './verifierAlone'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const { folder, run, judge } = verifierAlone()

/** Somebody who reads the organization's log, and has a role in no project. */
async function auditorOf(ana: Person): Promise<Person> {
  const profileId = fresh()
  const permissions = { ...everyRight, actionLog: 'totalControl' } as const
  await ana.act('CreateAccessProfile', { profileId, name: 'Auditoria', permissions, mayOwnProjects: false })
  return colleague(ana, 'creator', profileId)
}

const rowsOf = (page: Page) => page.getByRole('row')

it('AUD-02 the log hides who viewed it until somebody asks, and the address keeps that', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const { page, troubles } = await signedIn(ana)
  const viewed = { 'pt-BR': /consultou o registro/, en: /viewed the action log/ }
  const viewing = rowsOf(page).filter({ hasText: viewed['pt-BR'] })
  const expectFitting = async (where: string) => {
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
  }
  for (const address of ['/action-log', `/projects/${projectId}/action-log`]) {
    await goWithin(page, address)
    await rowsOf(page).nth(1).waitFor()
    const hiding = page.getByRole('switch', { name: 'Ocultar consultas' })
    expect(await hiding.isChecked()).toBe(true)
    expect(await viewing.count()).toBe(0)
    await hiding.click()
    await viewing.first().waitFor()
    expect(new URL(page.url()).search).toBe('?views=yes')
    await page.reload()
    await viewing.first().waitFor()
    expect(await hiding.isChecked()).toBe(false)
    await inOtherLooks(page, () => rowsOf(page).filter({ hasText: viewed.en }).first().waitFor())
    await hiding.click()
    await viewing.first().waitFor({ state: 'detached' })
  }
  await expectFitting('the log without views')
  await picture(page, 'log-without-views-pt-BR')
  await inOtherLooks(page, async () => {
    await rowsOf(page).nth(1).waitFor()
    expect(await page.getByRole('switch', { name: 'Hide looks at this log' }).isChecked()).toBe(true)
    expect(await rowsOf(page).filter({ hasText: viewed.en }).count()).toBe(0)
    await expectFitting('the log without views, on a phone')
    await picture(page, 'log-without-views-en')
  })
  expect(troubles).toEqual([])
})

it('AUD-02 what the filters show is taken along with proofs, which hold for just that part', async () => {
  const ana = await founder()
  const [shown, hidden] = [await project(ana, { pitch: 'Ponte norte' }), await project(ana, { pitch: 'Ponte sul' })]
  const { page, troubles } = await signedIn(ana)
  const taken = async (name: string) => {
    await page.getByRole('button', { name: 'Exportar' }).click()
    const downloading = page.waitForEvent('download')
    await page.getByRole('menuitem', { name: 'Com provas (arquivo verificável)' }).click()
    const path = join(folder, name)
    await (await downloading).saveAs(path)
    return { path, text: await readFile(path, 'utf8') }
  }
  await goWithin(page, `/action-log?project=${shown}&kind=AreaAdded`)
  await rowsOf(page).filter({ hasText: 'Custo' }).first().waitFor()
  const part = await taken('part.jsonl')
  expect(judge(part.path)).toMatchObject({ verdict: 'good', kind: 'log-export', scope: 'some' })
  const { areas } = await ana.ask('canvas', { projectId: shown })
  expect(judge(part.path).entries).toBe(areas.length)
  for (const { areaId } of areas) expect(part.text).toContain(areaId)
  expect(part.text).not.toContain(hidden)
  // The file says that it is a part, and an entry of it that was changed is found.
  expect(run(part.path, '--lang', 'pt').output).toContain(`${areas.length} registros estão, cada um, na árvore de`)
  const altered = join(folder, 'altered.jsonl')
  await writeFile(altered, part.text.replace('AreaAdded', 'AreaMoved'))
  expect(judge(altered)).toMatchObject({ verdict: 'bad' })

  await goWithin(page, `/projects/${shown}/action-log`)
  await rowsOf(page).nth(1).waitFor()
  const ofProject = await taken('project.jsonl')
  expect(judge(ofProject.path)).toMatchObject({ verdict: 'good', scope: 'some' })
  expect(ofProject.text).toContain('ProjectCreated')
  for (const absent of [hidden, 'ActionLogViewed', 'SignedIn']) expect(ofProject.text).not.toContain(absent)

  await goWithin(page, '/action-log?views=yes')
  await rowsOf(page).nth(1).waitFor()
  await page.getByRole('button', { name: 'Exportar' }).click()
  await page.getByRole('menuitem', { name: 'Com provas' }).waitFor()
  await picture(page, 'log-export-menu')
  await page.keyboard.press('Escape')
  const whole = await taken('whole.jsonl')
  expect(judge(whole.path)).toMatchObject({ verdict: 'good', scope: 'all' })
  expect(troubles).toEqual([])
})

it('AUD-02 an auditor without a role finds deleted projects and erased people in the filters, by typing and by keyboard', async () => {
  const ana = await founder()
  const rui = await auditorOf(ana)
  const bia = await colleague(ana)
  for (let nth = 10; nth < 48; nth++) await project(ana, { pitch: `Obra ${nth}` })
  const deleted = await project(ana, { pitch: 'Água fria' })
  await ana.act('DeleteProject', { projectId: deleted, pitch: 'Água fria' })
  await ana.act('EraseUser', { userId: bia.userId, reason: 'Saiu', successorId: ana.userId })
  const { page, troubles } = await signedIn(rui)
  await goWithin(page, '/action-log')
  await page.getByRole('row', { name: /excluiu o projeto/ }).waitFor()

  // Typing searches on the server, and the list stays open while it does.
  await unfold(page, 'Filtros')
  const chosen = page.getByRole('combobox', { name: 'Projeto' })
  const options = page.getByRole('listbox').getByRole('option')
  await chosen.click()
  await options.filter({ hasText: 'Obra 10' }).waitFor()
  expect(await options.count()).toBe(31)
  await options.last().scrollIntoViewIfNeeded()
  await options.filter({ hasText: 'Obra 47' }).waitFor()
  await picture(page, 'log-choices-open')
  await chosen.pressSequentially('agua')
  await options.filter({ hasText: 'Obra' }).first().waitFor({ state: 'detached' })
  expect(await options.allTextContents()).toEqual(['Água fria (excluído)'])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.waitForURL(new RegExp(`project=${deleted}`))
  await expect.poll(() => chosen.inputValue()).toBe('Água fria (excluído)')
  await page
    .getByRole('row', { name: /adicionou uma pessoa|Obra/ })
    .first()
    .waitFor({ state: 'detached' })
  await rowsOf(page).filter({ hasText: 'Água fria' }).first().waitFor()

  // What the address names is shown by its name, and nothing typed is lost by leaving.
  await page.reload()
  await unfold(page, 'Filtros (1 escolhido)')
  await expect.poll(() => chosen.inputValue()).toBe('Água fria (excluído)')
  await chosen.fill('nada disso')
  await options.filter({ hasText: 'Nada encontrado' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await expect.poll(() => chosen.inputValue()).toBe('Água fria (excluído)')
  await chosen.fill('')
  await page.keyboard.press('Tab')
  await page.waitForURL(({ search }) => !search.includes('project='))
  await expect.poll(() => chosen.inputValue()).toBe('')

  // Somebody who was erased acted once, and is offered without a name.
  const person = page.getByRole('combobox', { name: 'Pessoa' })
  await person.click()
  await options.filter({ hasText: `Pessoa apagada (id ${bia.userId})` }).click()
  await page.waitForURL(new RegExp(`person=${bia.userId}`))
  await rowsOf(page).filter({ hasText: 'Ana Souza' }).first().waitFor({ state: 'detached' })
  await rowsOf(page).filter({ hasText: 'Pessoa apagada' }).first().waitFor()
  await expectAccessible(page, 'the filters of the log')

  await goWithin(page, '/')
  await showIn(page, { width: 390, language: 'en', colorMode: 'dark' })
  await goWithin(page, `/action-log?project=${deleted}`)
  await unfold(page, 'Filters (1 chosen)')
  const onPhone = page.getByRole('combobox', { name: 'Project' })
  await expect.poll(() => onPhone.inputValue()).toBe('Água fria (deleted)')
  await onPhone.click()
  await page.getByRole('option', { name: 'Obra 10' }).waitFor()
  await picture(page, 'log-choices-dark-390')
  await expectAccessible(page, 'the open choices of the log')
  await expectNoSidewaysScroll(page, 'the filters of the log')
  expect(troubles).toEqual([])
})

it('AUD-02 the log says the same times in the same time zones on the screen and in its file, wherever the browser is', async () => {
  const ana = await founder()
  const reader = await colleague(ana, 'viewer')
  const { page, troubles } = await signedIn(ana, { timeZone: 'Asia/Tokyo' })
  await goWithin(page, '/organization?tab=company')
  await page.getByText('Brasília, São Paulo, Sul e Sudeste (UTC−3)').waitFor()
  await page.getByRole('button', { name: 'Alterar fuso horário' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('meses fechados continuam fechados').waitFor()
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.getByText('Escolha uma opção').waitFor()
  const zone = dialog.getByRole('combobox', { name: 'Fuso horário' })
  await zone.click()
  const noronha = page.getByRole('option', { name: 'Fernando de Noronha (UTC−2)' })
  await noronha.waitFor()
  await zone.pressSequentially('acre')
  await noronha.waitFor({ state: 'detached' })
  await page.getByRole('option', { name: 'Rio Branco, Acre (UTC−5)' }).click()
  await expectAccessible(page, 'the choice of a time zone')
  await picture(page, 'time-zone')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await page.getByText('Rio Branco, Acre (UTC−5)').waitFor()
  await expectAccessible(page, 'the time zone of an organization')

  await goWithin(page, '/action-log')
  const times = rowsOf(page).locator('time')
  await times.filter({ hasText: '(UTC−5)' }).first().waitFor()
  await times.filter({ hasText: '(UTC−3)' }).first().waitFor()
  const onScreen = await times.allTextContents()
  await page.getByRole('button', { name: 'Exportar' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('menuitem', { name: 'Planilha (CSV)' }).click()
  const file = join(folder, 'zones.csv')
  await (await downloading).saveAs(file)
  const row = /^(\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d)[,;]"?[^"\n]*(\(UTC[^)]*\))/gm
  const inFile = [...(await readFile(file, 'utf8')).matchAll(row)].map(([, when, offset]) => `${when} ${offset}`)
  expect(inFile).toEqual(expect.arrayContaining(onScreen))
  expect(new Set(inFile.map((when) => when.slice(-7)))).toEqual(new Set(['(UTC−5)', '(UTC−3)']))

  const read = await signedIn(reader, { language: 'en', width: 390, colorMode: 'dark', timeZone: 'Asia/Tokyo' })
  await goWithin(read.page, '/organization?tab=company')
  await read.page.getByText('Rio Branco, Acre (UTC−5)').waitFor()
  expect(await read.page.getByRole('button', { name: 'Change time zone' }).count()).toBe(0)
  await expectAccessible(read.page, 'the time zone, to read')
  await expectNoSidewaysScroll(read.page, 'the time zone, to read')
  expect([...troubles, ...read.troubles]).toEqual([])
})
