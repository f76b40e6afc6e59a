import { features } from '@prumo/contracts/access'
import { beforeAll, expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll, type OpenWindow } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { type Look, showIn } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { anOutflow } from '../given/anOutflow'
import { aPartner } from '../given/aPartner'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { prumo, founder, colleague, project } = await world()
const signedIn = signingIn(browserForTests(), prumo.url)
const ana = await founder()
const projectId = await project(ana, { pitch: 'Ponte norte', internalCode: 'PN-1', description: 'Duas\nfaixas' })
const [taskId, cardId, profileId, tagId] = [fresh(), fresh(), fresh(), fresh()]
const stepId = await firstStepOf(ana, projectId)
await ana.act('AddTag', { projectId, tagId, description: 'civil', textColour: '#ffffff', colour: '#0f6c5c' })
await ana.act('AddTask', {
  projectId,
  stepId,
  taskId,
  title: 'Sondagem',
  startOn: '2026-03-02',
  endOn: '2026-03-06',
  priority: 'high',
  tagIds: [tagId],
  colour: '#0f6c5c',
})
const itemIds = [fresh(), fresh()]
for (const [nth, itemId] of itemIds.entries()) {
  const item = { description: `Furo ${nth + 1}`, assigneeId: null, startOn: null, endOn: null }
  await ana.act('AddChecklistItem', { projectId, taskId, itemId, ...item })
}
await ana.act('TickChecklistItem', { projectId, taskId, itemId: itemIds[0] ?? '', done: true })
await ana.act('ChooseHeadPlaces', { recipientIds: [ana.userId], webhookUrl: null })
const entry = anOutflow(taskId)
await ana.act('RecordEntry', { projectId, ...entry })
const { areas } = await ana.ask('canvas', { projectId })
await ana.act('AddCard', { projectId, cardId, areaId: areas[0]?.areaId ?? '', title: 'Escola' })
const partnerId = fresh()
await ana.act('AddPartner', { ...aPartner, partnerId })
const permissions = Object.fromEntries(features.map((feature) => [feature, 'viewOnly'])) as never
await ana.act('CreateAccessProfile', { profileId, name: 'Leitores', permissions, mayOwnProjects: false })
const bia = await colleague(ana, 'creator', profileId)
await ana.act('ShareProject', { projectId, email: bia.email, as: ['team'] })

const ofProject = (path: string) => `/projects/${projectId}/${path}`
/** Every form of the product that whoever may only read it can see, and what it holds. */
const forms: [string, string[]][] = [
  [ofProject('settings/general'), ['Ponte norte', 'PN-1', 'Real (R$)', 'Ativo']],
  [ofProject('settings/behaviour'), ['Não']],
  [ofProject('settings/locks'), ['Não']],
  [ofProject(`board/${taskId}`), ['Sondagem', '02/03/2026', '06/03/2026', 'Alta', 'civil', '#0f6c5c']],
  [ofProject(`canvas/${cardId}`), ['Escola', areas[0]?.name ?? '']],
  [ofProject(`finance/${entry.entryId}`), ['Brita', 'Saída', 'Materiais', '04/01/2027']],
  [`/customers?open=${partnerId}`, ['Betão do Vale', 'Cliente, Fornecedor', '50050-000', 'PE']],
  ['/organization?tab=company', ['Construtora Horizonte']],
  ['/action-log/proof', ['Ana Souza', 'Não informado']],
]
const looks: Look[] = [
  { language: 'pt-BR', width: 1280, colorMode: 'light' },
  { language: 'pt-BR', width: 390, colorMode: 'dark' },
]
let [anas, bias]: [OpenWindow, OpenWindow] = [] as never
beforeAll(async () => {
  anas = await signedIn(ana)
  bias = await signedIn(bia)
})

it.each(looks.flatMap((look) => forms.map(([path, values]) => ({ path, values, width: look.width, look }))))(
  'ORG-09 a form that is only read shows values and no greyed fields: $path at $width px',
  async ({ path, values, width, look }) => {
    const { page, troubles } = bias
    await showIn(page, look)
    await goWithin(page, path)
    const shown = page.locator('dd, td').filter({ visible: true })
    await shown.first().waitFor()
    for (const fold of await page.getByText(/^Mais campos/).all()) await fold.click()
    for (const value of values) await expect.poll(() => shown.allInnerTexts()).toContain(value)
    const greyed = 'form :is(input, select, textarea, button):disabled, main :is(input, select):disabled'
    expect(await page.locator(greyed).evaluateAll((fields) => fields.map((field) => field.outerHTML))).toEqual([])
    await expectAccessible(page, path)
    await expectNoSidewaysScroll(page, path)
    await picture(page, `read-${path.split('/').slice(-2, -1)}-${path.split('/').at(-1)?.slice(0, 8)}-${width}`)
    expect(troubles).toEqual([])
  },
)

it('SET-03 a field that is locked in its step shows its value and why, and the rest is saved', async () => {
  const lockedId = fresh()
  await ana.act('AddTask', {
    projectId,
    stepId,
    taskId: lockedId,
    title: 'Escavação',
    startOn: '2026-03-02',
    endOn: '2026-03-06',
    priority: 'high',
    colour: '#0f6c5c',
  })
  await ana.act('LockStepFields', { projectId, stepId, fields: ['endOn', 'priority', 'description', 'colour'] })
  const { page, troubles } = anas
  await goWithin(page, ofProject(`board/${lockedId}`))
  const shown = page.getByRole('dialog').locator('dd').filter({ visible: true })
  for (const value of ['06/03/2026', 'Alta']) await expect.poll(() => shown.allInnerTexts()).toContain(value)
  await page
    .getByText(/^Mais campos/)
    .first()
    .click()
  await expect.poll(() => shown.allInnerTexts()).toContain('#0f6c5c')
  const greyed = page.locator('form :is(input, select, textarea, button):disabled').filter({ visible: true })
  expect(await greyed.count()).toBe(0)
  await expectAccessible(page, 'locked fields')
  await picture(page, 'locked-fields')
  await page.getByRole('textbox', { name: 'Título' }).fill('Escavação norte')
  await page.getByRole('button', { name: 'Salvar' }).click()
  await expect.poll(async () => (await ana.ask('task', { projectId, taskId: lockedId })).title).toBe('Escavação norte')
  const { endOn, priority, colour } = await ana.ask('task', { projectId, taskId: lockedId })
  expect({ endOn, priority, colour }).toEqual({ endOn: '2026-03-06', priority: 'high', colour: '#0f6c5c' })
  expect(troubles).toEqual([])
})

it('ORG-09 a checklist that is only read says of each item whether it is done', async () => {
  const { page } = bias
  await goWithin(page, ofProject(`board/${taskId}`))
  const items = page.getByRole('region', { name: 'Lista de verificação' }).getByRole('listitem')
  await expect
    .poll(() => items.allInnerTexts())
    .toEqual([expect.stringMatching(/Feito\s+Furo 1/), expect.stringMatching(/A fazer\s+Furo 2/)])
  expect(await items.getByRole('checkbox').count()).toBe(0)
})
