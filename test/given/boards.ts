import type { Answer } from '@prumo/contracts/index'
import type { Standing } from '@prumo/contracts/query'
import { type BoardChanges, meetingOf, withChanges } from '@prumo/contracts/tasks/boardInChanges'
import { expect } from 'vitest'
import type { Person } from '../world/person'

type HeldBoard = { board: Answer<'board'>; standing: Standing }

/** A project's board as somebody is answered it, and where it stands. */
export async function heldBoard(person: Person, projectId: string): Promise<HeldBoard> {
  const { body, headers } = await person.inquire('board', { projectId })
  return {
    board: body as unknown as Answer<'board'>,
    standing: JSON.parse(headers.get('Standing') ?? '') as Standing,
  }
}

/** The board after these changes, each of which follows it or is held already. */
export function boardAfter({ board, standing }: HeldBoard, changes: readonly BoardChanges[]): Answer<'board'> {
  for (const change of changes) {
    const meeting = meetingOf(standing, change)
    expect(meeting).not.toBe('gap')
    if (meeting === 'held') continue
    board = withChanges(board, change)
    standing = change
  }
  return board
}
