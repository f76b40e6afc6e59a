import { readFileSync } from 'node:fs'
import { changesWhileOpen } from '@prumo/contracts/audit/lastChanges'
import { commands } from '@prumo/contracts/index'
import { defaultWorkWeek } from '@prumo/contracts/tasks/workWeek'
import type { Page } from 'playwright-core'
import { beforeAll, expect, it } from 'vitest'
import type { z } from 'zod'
import { expectAccessible, expectAccessibleButColours } from '../browser/accessibility'
import { browserForTests } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { sendFile } from '../files/sendFile'
import { aCompany } from '../given/aCompany'
import { aField } from '../given/aField'
import { anArea } from '../given/anArea'
import { fresh } from '../given/fresh'
import { everyRight } from '../given/given'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const bia = await colleague(ana)
const projectId = await project(ana)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })
await ana.act('AppointManager', { projectId, userId: bia.userId })
const [tagId, areaId, profileId, documentId] = [fresh(), fresh(), fresh(), fresh()]
const [sectionId, fieldId, taskId, itemId, holidayId] = [fresh(), fresh(), fresh(), fresh(), fresh()]
const ofDocument = { projectId, documentId }
const item = { description: 'Medir', assigneeId: null, startOn: null, endOn: null }
const { steps } = await ana.ask('board', { projectId })
const step = steps[0] ?? { stepId: '', name: '' }
await ana.act('AddTag', { projectId, tagId, description: 'Obra', textColour: '#ffffff', colour: '#0f6c5c' })
await ana.act('AddHoliday', { projectId, holidayId, holidayOn: '2027-12-08', description: 'Padroeira' })
await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea })
const permissions = { ...everyRight, actionLog: 'viewOnly' as const }
await ana.act('CreateAccessProfile', { profileId, name: 'Fiscais', permissions, mayOwnProjects: false })
await ana.act('CreateDocument', { ...ofDocument, title: 'Laudo', number: null, copyFrom: null })
await ana.act('AddDocumentSection', { ...ofDocument, sectionId, name: 'Dados' })
await ana.act('AddDocumentField', { ...ofDocument, sectionId, fieldId, ...aField, name: 'Parecer' })
await ana.act('QuickAddTask', {
  projectId,
  taskId,
  stepId: step.stepId,
  title: 'Sondagem',
  startOn: '2026-03-02',
  endOn: '2026-03-03',
  assigneeId: null,
})
await ana.act('AddChecklistItem', { projectId, taskId, itemId, ...item })
const ofFile = { projectId, target: { kind: 'task' as const, id: taskId }, fileId: fresh() }
await sendFile(ana, { ...ofFile, content: 'furo' })
await ana.act('AttachFile', { ...ofFile, name: 'furo.txt', description: 'Furo' })

let page: Page
beforeAll(async () => {
  page = (await signedIn(ana)).page
})

type Case = {
  path: string
  /** Opens the form by its button, or by a menu and its item. */
  open: () => Promise<unknown>
  /** The field that two people change. */
  field: string
  others: () => Promise<unknown>
  now: () => Promise<unknown>
  /** What is typed here, and what the other person writes, where a field takes no words. */
  texts?: { mine: string; theirs: string }
}

const through = (menu: RegExp | string, entry: RegExp | string) => async () => {
  await page.getByRole('button', { name: menu }).first().click()
  await page.getByRole('menuitem', { name: entry }).click()
}
const ofProject = (path: string) => `/projects/${projectId}/${path}`
const cases: Record<string, Case> = {
  ChangeStep: {
    path: ofProject('board'),
    open: through(/^Ações da etapa/, 'Editar etapa'),
    field: 'name',
    others: () => bia.act('ChangeStep', { projectId, stepId: step.stepId, name: 'De outra' }),
    now: async () => (await ana.ask('board', { projectId })).steps[0]?.name,
  },
  ChangeTag: {
    path: ofProject('settings/tags'),
    open: () =>
      page
        .getByRole('button', { name: /^Editar/ })
        .first()
        .click(),
    field: 'description',
    others: () => bia.act('ChangeTag', { projectId, tagId, description: 'De outra' }),
    now: async () => (await ana.ask('board', { projectId })).tags[0]?.description,
  },
  SetWorkTime: {
    path: ofProject('settings/workTime'),
    open: () => page.getByRole('button', { name: 'Editar horário' }).click(),
    field: 'fridayMinutes',
    texts: { mine: '7', theirs: '6' },
    others: () => bia.act('SetWorkTime', { projectId, ...defaultWorkWeek, fridayMinutes: 360 }),
    now: async () => String((await ana.ask('workTime', { projectId })).fridayMinutes / 60),
  },
  ChangeHoliday: {
    path: ofProject('settings/holidays'),
    open: () => page.getByRole('button', { name: 'Editar o feriado Padroeira' }).click(),
    field: 'description',
    others: () => bia.act('ChangeHoliday', { projectId, holidayId, description: 'De outra' }),
    now: async () => (await ana.ask('workTime', { projectId })).holidays[0]?.description,
  },
  ChangeArea: {
    path: ofProject('canvas'),
    open: async () => {
      await page
        .getByRole('button', { name: /Impactos/ })
        .last()
        .click()
      await page.getByRole('menuitem', { name: 'Editar área' }).click()
    },
    field: 'name',
    others: () => bia.act('ChangeArea', { projectId, areaId, name: 'De outra' }),
    now: async () => (await ana.ask('canvas', { projectId })).areas.find((area) => area.areaId === areaId)?.name,
  },
  ChangeAccessProfile: {
    path: '/organization?tab=profiles',
    open: () =>
      page
        .getByRole('button', { name: /Fiscais/ })
        .first()
        .click(),
    field: 'name',
    others: () => bia.act('ChangeAccessProfile', { profileId, name: 'De outra', permissions, mayOwnProjects: false }),
    now: async () => (await ana.ask('accessProfiles', {}))[0]?.name,
  },
  SaveCompany: {
    path: '/organization?tab=company',
    open: async () => undefined,
    field: 'name',
    others: () => bia.act('SaveCompany', { ...aCompany, name: 'De outra' }),
    now: async () => ((await ana.request('GET', '/rest/companies')).body as { name: string }).name,
  },
  RenameDocument: {
    path: ofProject(`documents/${documentId}`),
    open: through('Ações do documento', 'Editar título e número'),
    field: 'title',
    others: () => bia.act('RenameDocument', { ...ofDocument, title: 'De outra', number: null }),
    now: async () => (await ana.ask('document', ofDocument)).title,
  },
  RenameDocumentSection: {
    path: ofProject(`documents/${documentId}?view=design`),
    open: through(/^Ações.*Dados/, /Renomear/),
    field: 'name',
    others: () => bia.act('RenameDocumentSection', { ...ofDocument, sectionId, name: 'De outra' }),
    now: async () => (await ana.ask('document', ofDocument)).sections[0]?.name,
  },
  ChangeDocumentField: {
    path: ofProject(`documents/${documentId}?view=design`),
    open: through('Ações do campo Parecer', 'Editar campo'),
    field: 'name',
    others: () => bia.act('ChangeDocumentField', { ...ofDocument, fieldId, name: 'De outra' }),
    now: async () => (await ana.ask('document', ofDocument)).sections[0]?.fields[0]?.name,
  },
  ChangeChecklistItem: {
    path: ofProject(`board/${taskId}`),
    open: () => page.getByRole('button', { name: /Medir/ }).first().click(),
    field: 'description',
    others: () => bia.act('ChangeChecklistItem', { projectId, taskId, itemId, ...item, description: 'De outra' }),
    now: async () => (await ana.ask('task', { projectId, taskId })).checklist[0]?.description,
  },
  DescribeFile: {
    path: ofProject(`files?file=${ofFile.fileId}`),
    open: () => page.getByRole('button', { name: 'Editar descrição' }).click(),
    field: 'description',
    others: () => bia.act('DescribeFile', { ...ofFile, description: 'De outra' }),
    now: async () => (await ana.ask('files', { projectId })).items[0]?.description,
  },
}
/** Records with a form that stays open, and the fields of a document, say it in their own places. */
const casesBeside = {
  ChangeTask: './drafts.e2e.test.ts',
  ChangeCard: './drafts.e2e.test.ts',
  ChangeEntry: './drafts.e2e.test.ts',
  ChangeProjectDetails: './drafts.e2e.test.ts',
  ChangeProjectCustomer: '../partners/customers.e2e.test.ts',
  ChangePartner: '../partners/partners.e2e.test.ts',
  FillDocumentField: '../documents/designAndFill.e2e.test.ts',
  SaveBillingData: '../subscription/checkout.e2e.test.ts',
}

it('SES-15 every form that asks who changed its record meanwhile is among those cases', () =>
  expect(Object.keys(changesWhileOpen).sort()).toEqual(Object.keys(cases).sort()))

it('SES-15 every command that says what its sender has seen is among those cases', () => {
  const seeing = Object.entries(commands).filter(([, schema]) => 'seen' in (schema as z.ZodObject).shape)
  const cased = [...Object.keys(cases), ...Object.keys(casesBeside)]
  expect(seeing.map(([type]) => type).sort()).toEqual(cased.sort())
  for (const [type, file] of Object.entries(casesBeside))
    expect(readFileSync(new URL(file, import.meta.url), 'utf8'), file).toContain(`.act('${type}'`)
})

it.each(Object.entries(cases))(
  'what somebody else wrote meanwhile is replaced only by whoever was shown both texts: %s',
  async (name, { path, open, field, others, now, texts = { mine: 'Minha', theirs: 'De outra' } }) => {
    const isOnPhone = name === 'ChangeStep'
    await page.setViewportSize({ width: isOnPhone ? 390 : 1280, height: 860 })
    await goWithin(page, path)
    await page.locator('main h1, main h2').first().waitFor()
    await open()
    const typed = page.locator(`form input[name=${field}]`).last()
    await typed.fill(texts.mine)
    await others()
    await page.locator('form button[type=submit]').last().click()
    await page.getByText('Salvar por cima do que outra pessoa escreveu?').waitFor()
    await page.getByText(`agora: ${texts.theirs}`).waitFor()
    await page.getByText(/Bia Rocha alterou .+ (agora|há \d+ min)\./).waitFor()
    expect([await typed.inputValue(), await now()]).toEqual([texts.mine, texts.theirs])
    // The question has the same colours in each form.
    await (isOnPhone ? expectAccessible : expectAccessibleButColours)(page, name)
    await picture(page, `seen-${name}`)
    await page.getByRole('button', { name: 'Salvar o que escrevi' }).click()
    await expect.poll(now).toBe(texts.mine)
  },
)

it('what somebody else wrote in another field stays, and can be taken over in the same one', async () => {
  await goWithin(page, ofProject('settings/tags'))
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click()
  await bia.act('ChangeTag', { projectId, tagId, description: 'Cobertura', colour: '#aa0000' })
  await page.getByText('agora: Cobertura').waitFor()
  await page.getByText('Bia Rocha alterou Descrição e Cor agora.').waitFor()
  await page.getByRole('button', { name: 'usar este: Cobertura' }).click()
  expect(await page.locator('form input[name=description]').inputValue()).toBe('Cobertura')
  await page.locator('form input[name=description]').fill('Cobertura nova')
  await page.locator('form button[type=submit]').last().click()
  const tagNow = async () => (await ana.ask('board', { projectId })).tags[0]
  await expect.poll(async () => (await tagNow())?.description).toBe('Cobertura nova')
  expect((await tagNow())?.colour).toBe('#aa0000')
})
