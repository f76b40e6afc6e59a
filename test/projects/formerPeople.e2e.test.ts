import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, expectNoSidewaysScroll } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { signingIn } from '../browser/signingIn'
import { unfold } from '../browser/unfold'
import { askedDocument } from '../documents/askedDocument'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import type { Person } from '../world/person'
import { world } from '../world/world'

const theWorld = await world()
const { prumo, founder, colleague, project } = theWorld
const signedIn = signingIn(browserForTests(), prumo.url)
const former = 'Bia Rocha (não está mais no projeto)'
const dates = { startOn: '2026-03-02', endOn: '2026-03-06' }

/** A project of Ana: work of Bia, who was removed since, and of somebody who was erased. */
async function workOfWhoLeft() {
  const ana = await founder()
  const [bia, eva] = [await colleague(ana), await colleague(ana)]
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const { areas } = await ana.ask('canvas', { projectId })
  const give = async ({ userId, email }: Person, title: string) => {
    const [taskId, cardId] = [fresh(), fresh()]
    await ana.act('ShareProject', { projectId, email, as: ['team'] })
    await ana.act('AddTask', { projectId, taskId, stepId, title, ...dates, assigneeId: userId })
    const item = { itemId: fresh(), description: `Furar ${title}`, assigneeId: userId, startOn: null, endOn: null }
    await ana.act('AddChecklistItem', { projectId, taskId, ...item })
    await ana.act('AddCard', { projectId, cardId, areaId: areas[0]?.areaId ?? '', title, memberId: userId })
    return { taskId, cardId }
  }
  const ofBia = await give(bia, 'Sondagem')
  await give(eva, 'Concretagem')
  await ana.act('AddTask', { projectId, taskId: fresh(), stepId, title: 'Limpeza', ...dates })
  await ana.act('UnshareProject', { projectId, userId: bia.userId })
  await ana.act('EraseUser', { userId: eva.userId, reason: 'Saiu da empresa', successorId: null })
  return { ana, projectId, ...ofBia }
}

it('TSK-01 TSK-03 CAN-03 work of whoever left is named as theirs on every screen, and found by their name', async () => {
  const { ana, projectId, taskId, cardId } = await workOfWhoLeft()
  const { page, troubles } = await signedIn(ana)
  const at = (path: string) => goWithin(page, `/projects/${projectId}/${path}`)
  const task = (title: string) => page.getByRole('listitem').filter({ hasText: title })
  const row = (title: string) => page.getByRole('row').filter({ hasText: title })
  const judge = async (where: string) => {
    await expectAccessible(page, where)
    await expectNoSidewaysScroll(page, where)
    await picture(page, where)
  }

  await at('board')
  await task('Sondagem').getByRole('img', { name: former }).waitFor()
  await task('Concretagem').getByRole('img', { name: 'Pessoa apagada' }).waitFor()
  await judge('board of who left')
  await inOtherLooks(page, async () => {
    await task('Sondagem').getByRole('img', { name: 'Bia Rocha (no longer in the project)' }).waitFor()
    await judge('board of who left on a phone')
  })
  await unfold(page, 'Filtros')
  await page.getByRole('button', { name: 'Responsável', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Pessoa apagada' }).waitFor()
  await page.getByRole('menuitemcheckbox', { name: former }).click()
  await page.keyboard.press('Escape')
  await task('Limpeza').waitFor({ state: 'detached' })
  await task('Sondagem').waitFor()

  await at(`board/${taskId}`)
  const assignee = page.getByRole('combobox', { name: 'Responsável' }).first()
  await expect.poll(() => assignee.textContent()).toContain(former)
  await page.getByRole('region', { name: 'Lista de verificação' }).getByText(former).waitFor()
  await judge('drawer of a task of who left')

  await at('tasks')
  await row('Sondagem').getByText(former).first().waitFor()
  await row('Concretagem').getByText('Pessoa apagada').first().waitFor()
  await at('canvas')
  await page.getByRole('img', { name: former }).waitFor()
  await at(`canvas/${cardId}`)
  const member = page.getByRole('combobox', { name: 'Membro' }).first()
  await expect.poll(() => member.textContent()).toContain(former)
  expect(troubles).toEqual([])
})

it('DOC-04 NOT-04 a round says whom it waits for in vain, and a request names who cannot be asked', async () => {
  const author = await founder()
  const bia = await colleague(author)
  const { projectId, documentId } = await askedDocument(theWorld, { author, approvers: [bia] })
  await author.act('UnshareProject', { projectId, userId: bia.userId })
  const { page, troubles } = await signedIn(author)
  await goWithin(page, `/projects/${projectId}/documents/${documentId}?view=approvers`)
  const panel = page.getByRole('region', { name: 'Aprovação', exact: true })
  await panel.getByText('Este pedido espera quem não pode vir').waitFor()
  await panel.getByText('Não tem mais acesso').first().waitFor()
  await expectAccessible(page, 'a round that waits in vain')
  await picture(page, 'a round that waits in vain')
  await inOtherLooks(page, async () => {
    await expectNoSidewaysScroll(page, 'a round that waits in vain')
    await picture(page, 'a round that waits in vain on a phone')
  })
  await goWithin(page, `/projects/${projectId}/overview`)
  await page.getByText('Bia Rocha (não tem mais acesso)').waitFor()
  await goWithin(page, '/notifications')
  await page.getByText('“Laudo de vistoria” espera a aprovação de quem não tem mais acesso').first().waitFor()

  await author.act('WithdrawSignOffRequest', { projectId, documentId, round: 1, reason: 'Bia saiu' })
  await goWithin(page, `/projects/${projectId}/documents/${documentId}?view=approvers`)
  await page.getByRole('button', { name: 'Pedir aprovação' }).click()
  await page
    .getByText(/Não tem mais acesso a este documento: Bia Rocha\./)
    .nth(1)
    .waitFor()
  await picture(page, 'a request for who cannot come')
  expect(troubles.filter((trouble) => !trouble.includes('409'))).toEqual([])
})

it('PRJ-08 whoever manages reads before trying that the owner alone lets in again who left', async () => {
  const owner = await founder()
  const [bia, eva] = [await colleague(owner), await colleague(owner)]
  const projectId = await project(owner)
  for (const { email } of [bia, eva]) await owner.act('ShareProject', { projectId, email, as: ['team'] })
  await owner.act('AppointManager', { projectId, userId: eva.userId })
  await bia.act('LeaveProject', { projectId })
  const { page, troubles } = await signedIn(eva)
  await goWithin(page, `/projects/${projectId}/settings/people`)
  const left = page.getByRole('region', { name: 'Saíram por conta própria' })
  await left.getByText(bia.email).waitFor()
  await expectAccessible(page, 'who left a project')
  await picture(page, 'who left a project')
  await inOtherLooks(page, async () => {
    await expectNoSidewaysScroll(page, 'who left a project')
    await picture(page, 'who left a project on a phone')
  })
  await page.getByRole('button', { name: 'Compartilhar projeto' }).click()
  await page.getByRole('combobox', { name: 'E-mail' }).fill(bia.email)
  await page.getByRole('dialog').getByRole('button', { name: 'Compartilhar projeto' }).click()
  await page.getByRole('dialog').getByText('Só quem é titular pode dar acesso de novo.').waitFor()
  await picture(page, 'letting in who left')
  expect(troubles).toEqual([])
})
