import { describe, expect, it } from 'vitest'
import { firstStepOf } from '../given/firstStepOf'
import { fresh } from '../given/fresh'
import { world } from '../world/world'

const { founder, project } = await world()
const ana = await founder()

/** A project with a task of the first week of March 2027, and one that depends on it and begins on this day. */
async function pairIn(startOn: string) {
  const projectId = await project(ana)
  const stepId = await firstStepOf(ana, projectId)
  const [dig, pour] = [fresh(), fresh()]
  const add = (
    taskId: string,
    title: string,
    dates: { startOn: string; endOn: string },
    predecessorIds: string[] = [],
  ) => ana.act('AddTask', { projectId, stepId, taskId, title, ...dates, predecessorIds })
  // 1 March 2027 is a Monday.
  await add(dig, 'Escavar', { startOn: '2027-03-01', endOn: '2027-03-05' })
  await add(pour, 'Concretar', { startOn, endOn: '2027-03-20' }, [dig])
  const listed = async (input: { projectId?: string } = { projectId }) => {
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', ...input })
    return Object.fromEntries(
      items.filter((each) => each.projectId === projectId).map((each) => [each.title, each.startsBefore]),
    )
  }
  return { projectId, dig, pour, listed }
}

describe('A list of tasks', () => {
  it('GAN-09 says by how many working days a task begins before what it depends on ends', async () => {
    const { listed } = await pairIn('2027-03-03')
    expect(await listed()).toEqual({ Escavar: undefined, Concretar: [{ title: 'Escavar', days: 3 }] })
    expect(await listed({})).toEqual(await listed())
  })

  it('GAN-09 says it once of a task that stands in several groups', async () => {
    const { projectId, pour } = await pairIn('2027-03-03')
    const tagIds = [fresh(), fresh()]
    for (const tagId of tagIds)
      await ana.act('AddTag', { projectId, tagId, description: tagId, textColour: '#ffffff', colour: '#335577' })
    await ana.act('ChangeTask', { projectId, taskId: pour, tagIds })
    const { items } = await ana.ask('tasks', { scope: 'all', today: '2027-03-01', projectId, group: 'tag' })
    const shown = items.filter(({ taskId }) => taskId === pour).map(({ startsBefore }) => startsBefore)
    expect(shown).toEqual([[{ title: 'Escavar', days: 3 }], [{ title: 'Escavar', days: 3 }]])
  })

  it('GAN-09 goes by the work time and the holidays of each project', async () => {
    const [first, second] = [await pairIn('2027-03-03'), await pairIn('2027-03-03')]
    await ana.act('AddHoliday', {
      projectId: first.projectId,
      holidayId: fresh(),
      holidayOn: '2027-03-04',
      description: 'Padroeira',
    })
    const week = { mondayMinutes: 0, tuesdayMinutes: 0, wednesdayMinutes: 480, thursdayMinutes: 0 }
    const { projectId } = second
    await ana.act('SetWorkTime', { projectId, ...week, fridayMinutes: 0, saturdayMinutes: 0, sundayMinutes: 0 })
    expect((await first.listed({})).Concretar).toEqual([{ title: 'Escavar', days: 2 }])
    expect((await second.listed({})).Concretar).toEqual([{ title: 'Escavar', days: 1 }])
  })

  it('GAN-09 says nothing of what begins in time, is finished, or depends on what was deleted', async () => {
    expect((await (await pairIn('2027-03-06')).listed()).Concretar).toBeUndefined()
    const { projectId, dig, pour, listed } = await pairIn('2027-03-03')
    await ana.act('ChangeTask', { projectId, taskId: pour, progress: 100 })
    expect((await listed()).Concretar).toBeUndefined()
    await ana.act('ChangeTask', { projectId, taskId: pour, progress: 10 })
    expect((await listed()).Concretar).toHaveLength(1)
    await ana.act('DeleteTask', { projectId, taskId: dig })
    await expect.poll(async () => (await listed()).Concretar).toBeUndefined()
  })
})
