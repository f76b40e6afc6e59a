import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
import { goWithin } from '../browser/goWithin'
import { inOtherLooks } from '../browser/inOtherLooks'
import { picture } from '../browser/picture'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const open = browserForTests()
const { prumo, founder, project } = await world()
const ana = await founder()

const words = {
  'pt-BR': {
    milestone: 'Marco',
    deadline: 'Prazo',
    end: 'Término',
    save: 'Salvar',
    wrong: 'Um marco fica em um só dia. Deixe início e término no mesmo dia, ou desmarque o marco.',
    day: '01/03/2027',
    due: '26/02/2027',
    past: 'Termina depois do prazo, 26/02/2027',
    undo: 'Desfazer',
  },
  en: {
    milestone: 'Milestone',
    deadline: 'Deadline',
    end: 'End',
    save: 'Save',
    wrong: 'A milestone lies on one day. Give it the same start and end, or untick the milestone.',
    day: '03/01/2027',
    due: '02/26/2027',
    past: 'Ends after its deadline, 02/26/2027',
    undo: 'Undo',
  },
}
type Words = (typeof words)['pt-BR' | 'en']

it('GAN-05 GAN-07 a task becomes a milestone with a deadline in its form, is shown as such, and goes back', async () => {
  const say = words['pt-BR']
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const taskId = fresh()
  const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
  await ana.act('AddTask', { projectId, stepId, taskId, title: 'Entrega', ...dates })
  const scheduling = async () => {
    const { isMilestone, deadlineOn, endOn } = await ana.ask('task', { projectId, taskId })
    return [isMilestone, deadlineOn, endOn]
  }
  const { page, troubles } = await open()
  await enter(page, prumo.url, ana.email)
  await page.goto(`${prumo.url}/projects/${projectId}/board/${taskId}`)

  await page.getByRole('checkbox', { name: say.milestone }).press('Space')
  await page.getByRole('textbox', { name: say.deadline }).fill(say.due)
  await page.getByRole('button', { name: say.save }).click()
  await page.getByText(say.wrong).waitFor()
  await picture(page, 'milestone-refused')
  await expectAccessible(page, 'a milestone of several days')
  await inOtherLooks(page, async ({ language }) => {
    const english = words[language]
    await page.getByText(english.wrong).waitFor()
    await page.getByRole('checkbox', { name: english.milestone }).waitFor()
    expect(await page.getByRole('textbox', { name: english.deadline }).inputValue()).toBe(english.due)
    await expectAccessible(page, 'a milestone of several days on a phone, in the dark')
  })
  await page.getByRole('textbox', { name: say.end, exact: true }).fill(say.day)
  await page.getByRole('button', { name: say.save }).click()
  await expect.poll(scheduling).toEqual([true, '2027-02-26', '2027-03-01'])

  for (const screen of ['board', 'tasks']) {
    await goWithin(page, `/projects/${projectId}/${screen}`)
    const judge = async ({ milestone, past }: Words) => {
      await page.getByRole('img', { name: milestone }).waitFor()
      await page.getByRole('img', { name: past }).waitFor()
      await expectAccessible(page, `a milestone past its deadline: ${screen}`)
    }
    await judge(say)
    await inOtherLooks(page, ({ language }) => judge(words[language]))
    await picture(page, `milestone-${screen}`)
  }
  await page.locator('body').press('Control+z')
  await expect.poll(scheduling).toEqual([false, null, '2027-03-05'])
  expect(troubles).toEqual([])
})
