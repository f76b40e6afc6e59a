import { expect, it } from 'vitest'
import { expectAccessible } from '../browser/accessibility'
import { browserForTests, enter } from '../browser/browser'
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
    save: 'Salvar alterações',
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
    save: 'Save changes',
    wrong: 'A milestone lies on one day. Give it the same start and end, or untick the milestone.',
    day: '03/01/2027',
    due: '02/26/2027',
    past: 'Ends after its deadline, 02/26/2027',
    undo: 'Undo',
  },
}

it.each([
  { width: 1280, language: 'pt-BR', colorMode: 'light' },
  { width: 390, language: 'en', colorMode: 'dark' },
] as const)(
  'GAN-05 GAN-07 a task becomes a milestone with a deadline in its form, is shown as such, and goes back: $language',
  async (look) => {
    const say = words[look.language]
    const projectId = await project(ana)
    const stepId = await firstStepOf(ana, projectId)
    const taskId = fresh()
    const dates = { startOn: '2027-03-01', endOn: '2027-03-05' }
    await ana.act('AddTask', { projectId, stepId, taskId, title: 'Entrega', ...dates })
    const scheduling = async () => {
      const { isMilestone, deadlineOn, endOn } = await ana.ask('task', { projectId, taskId })
      return [isMilestone, deadlineOn, endOn]
    }
    const { page, troubles } = await open(look)
    await enter(page, prumo.url, ana.email)
    await page.goto(`${prumo.url}/projects/${projectId}/board/${taskId}`)

    await page.getByRole('checkbox', { name: say.milestone }).press('Space')
    await page.getByRole('textbox', { name: say.deadline }).fill(say.due)
    await page.getByRole('button', { name: say.save }).click()
    await page.getByText(say.wrong).waitFor()
    await picture(page, `milestone-refused-${look.language}`)
    await expectAccessible(page, 'a milestone of several days')
    await page.getByRole('textbox', { name: say.end, exact: true }).fill(say.day)
    await page.getByRole('button', { name: say.save }).click()
    await expect.poll(scheduling).toEqual([true, '2027-02-26', '2027-03-01'])

    for (const screen of ['board', 'tasks']) {
      await page.goto(`${prumo.url}/projects/${projectId}/${screen}`)
      await page.getByRole('img', { name: say.milestone }).waitFor()
      await page.getByRole('img', { name: say.past }).waitFor()
      await picture(page, `milestone-${screen}-${look.language}`)
      await expectAccessible(page, `a milestone past its deadline: ${screen}`)
    }
    await page.locator('body').press('Control+z')
    await expect.poll(scheduling).toEqual([false, null, '2027-03-05'])
    expect(troubles).toEqual([])
  },
)
