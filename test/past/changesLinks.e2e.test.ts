import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { anArea } from '../given/anArea'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

/** Ten days ago, before the period that is shown at first. */
const clock = { behind: 10 * 86_400_000, now: () => new Date(Date.now() - clock.behind) }
const { prumo, founder, project } = await world({}, clock)
const { url } = prumo
const signedIn = signingIn(browserForTests(), url)

it('AUD-01 what changed leads to each record as it is, and to the deleted as it was', async () => {
  const ana = await founder()
  const projectId = await project(ana, { pitch: 'Ponte norte' })
  const [areaId, goneAreaId, cardId, deletedId] = [fresh(), fresh(), fresh(), fresh()]
  const [taskId, itemId, documentId, sectionId, tagId] = [fresh(), fresh(), fresh(), fresh(), fresh()]
  const stepId = await firstStepOf(ana, projectId)
  await ana.act('AddArea', { projectId, areaId: goneAreaId, canvas: 'project', ...anArea, name: 'Feiras' })
  await ana.act('AddCard', { projectId, areaId: goneAreaId, cardId: deletedId, title: 'Feira de sábado' })
  clock.behind = 0
  await ana.signIn()
  await ana.act('DeleteCard', { projectId, cardId: deletedId, reason: 'Repetido' })
  await ana.act('AddArea', { projectId, areaId, canvas: 'project', ...anArea, name: 'Vizinhança' })
  await ana.act('AddCard', { projectId, areaId, cardId, title: 'Rua fechada' })
  const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Sondagem', ...dates })
  const item = { description: 'Trena', assigneeId: null, startOn: null, endOn: null }
  await ana.act('AddChecklistItem', { projectId, taskId, itemId, ...item })
  await ana.act('AddTag', { projectId, tagId, description: 'Urgente', textColour: '#ffffff', colour: '#aa2222' })
  await ana.act('CreateDocument', { projectId, documentId, title: 'Laudo', number: null, copyFrom: null })
  await ana.act('AddDocumentSection', { projectId, documentId, sectionId, name: 'Estrutura' })

  const { page, troubles } = await signedIn(ana)
  const changes = `/projects/${projectId}/changes`
  const follow = async (name: string, path: string) => {
    await goWithin(page, changes)
    await page.getByRole('main').getByRole('link', { name, exact: true }).click()
    await page.waitForURL(`${url}/projects/${projectId}/${path}`)
  }
  await follow('Rua fechada', `canvas/${cardId}`)
  await page.getByRole('dialog').getByText('Rua fechada').first().waitFor()
  await follow('Vizinhança', 'canvas')
  await page.getByText('Vizinhança').first().waitFor()
  await follow('Sondagem', `board/${taskId}`)
  await follow('Trena', `board/${taskId}`)
  await page.getByRole('dialog').getByText('Trena').first().waitFor()
  await follow('Laudo', `documents/${documentId}`)
  await follow('Estrutura', `documents/${documentId}`)
  await page.getByText('Laudo').first().waitFor()
  await follow('Urgente', 'settings/tags')
  await page.getByText('Urgente').first().waitFor()

  await goWithin(page, changes)
  await page.getByRole('region', { name: 'Adicionado' }).waitFor()
  expect(
    await page
      .getByRole('region')
      .getByRole('listitem')
      .filter({ hasNot: page.getByRole('link') })
      .count(),
  ).toBe(0)
  await expectAccessible(page, 'what changed, with links')
  await picture(page, 'changes-links')
  await inOtherLooks(page, async () => {
    await page.getByRole('region', { name: 'Added' }).getByRole('link', { name: 'Rua fechada' }).waitFor()
    await expectNoSidewaysScroll(page, 'what changed, with links')
    await picture(page, 'changes-links-390')
  })
  await page.getByRole('region', { name: 'Excluído' }).getByRole('link', { name: 'Feira de sábado' }).click()
  await page.waitForURL(({ pathname, search }) => pathname.endsWith(`/canvas/${deletedId}`) && search.includes('asOf='))
  await page
    .getByText(/Como estava em/)
    .first()
    .waitFor()
  await page.getByRole('dialog').getByText('Feira de sábado').first().waitFor()
  expect(troubles).toEqual([])
})
