import { describe, expect, it } from 'vitest'
import { openRoomForEvents } from './roomForEvents'

const [ours, theirs] = ['01900000-0000-7000-8000-000000000001', '01900000-0000-7000-8000-000000000002']

/** Read models that are where they are told to be. */
function readModels() {
  const folded = { upTo: [0] as number[], looks: 0 }
  const room = openRoomForEvents(async () => {
    folded.looks++
    return folded.upTo
  })
  return { folded, room }
}

describe('Room for events that are not folded', () => {
  it('is bounded of an organization, whatever another has appended', () => {
    const { room } = readModels()
    for (const position of [200, 400]) room.appended(ours, position, 200)
    expect(room.find(ours, 1)).toBeUndefined()
    expect(room.find(theirs, 1)).toBeDefined()
  })

  it('is counted of appends that are being made at once, however small each is', () => {
    const { room } = readModels()
    const taken = Array.from({ length: 401 }, () => room.find(ours, 1))
    expect(taken.filter((place) => place === undefined)).toHaveLength(1)
    for (const place of taken) place?.leave()
    expect(room.find(ours, 4000)).toBeDefined()
  })

  it('is waited for, and comes as the read models go on, without one look for what has room', async () => {
    const { room, folded } = readModels()
    for (let position = 1; position <= 400; position++) room.appended(ours, position, 1)
    let isThere = false
    const waiting = room.awaitRoom(ours, 200).then((place) => {
      isThere = place !== undefined
    })
    folded.upTo = [128]
    await expect.poll(() => folded.looks).toBeGreaterThan(2)
    expect(isThere).toBe(false)
    folded.upTo = [208]
    await waiting
    expect(isThere).toBe(true)
    const { looks } = folded
    room.find(theirs, 1)
    expect(folded.looks).toBe(looks)
  })

  it('an append of more than all the room is made once half of it is free', async () => {
    const { room, folded } = readModels()
    room.appended(ours, 300, 300)
    expect(room.find(ours, 4000)).toBeUndefined()
    folded.upTo = [300]
    expect(await room.awaitRoom(ours, 4000)).toBeDefined()
  })

  it('is not waited for without end where the read models stand still', async () => {
    const { room } = readModels()
    room.appended(ours, 1000, 1000)
    expect(await room.awaitRoom(ours, 1)).toBeUndefined()
  })

  it('is there where nobody has made read models yet', async () => {
    const { room, folded } = readModels()
    folded.upTo = []
    room.appended(ours, 1000, 1000)
    expect(await room.awaitRoom(ours, 1)).toBeDefined()
  })

  it('counts by the shard of the organization', async () => {
    const { room, folded } = readModels()
    folded.upTo = [1000, 0]
    room.appended(ours, 1000, 1000)
    room.appended(theirs, 1000, 1000)
    expect(await room.awaitRoom(theirs, 1)).toBeDefined()
    expect(room.find(ours, 1)).toBeUndefined()
  })
})
