import { expect, it } from 'vitest'
import { fileDrop } from './fileDrop'

const inside = { name: 'inside' }
const plan = { name: 'planta.pdf' } as File

/** A part of the screen with what happened to it, and a drag of these types. */
function aPart({ isDisabled = false } = {}) {
  const happened: unknown[] = []
  const part = fileDrop({
    isDisabled,
    onOver: (isOver) => happened.push(isOver ? 'over' : 'not over'),
    onFiles: (files) => happened.push(files),
  })
  const drag = (types: readonly string[], relatedTarget: unknown = null) =>
    ({
      preventDefault: () => happened.push('taken'),
      dataTransfer: { types, files: types.includes('Files') ? [plan] : [] },
      currentTarget: { contains: (element: unknown) => element === inside },
      relatedTarget,
    }) as unknown as Parameters<typeof part.onDrop>[0]
  return { part, drag, happened }
}

it('COM-03 takes files that are dropped', () => {
  const { part, drag, happened } = aPart()
  part.onDragOver(drag(['Files']))
  part.onDrop(drag(['Files']))
  expect(happened).toEqual(['taken', 'over', 'taken', 'not over', [plan]])
})

it.each([[['text/plain']], [['text/uri-list', 'text/html']], [[]]])('COM-03 leaves a drag of %j to others', (types) => {
  const { part, drag, happened } = aPart()
  part.onDragOver(drag(types))
  part.onDrop(drag(types))
  expect(happened).toEqual([])
})

it('COM-03 is left only when the drag goes out of it', () => {
  const { part, drag, happened } = aPart()
  part.onDragLeave(drag(['Files'], inside))
  expect(happened).toEqual([])
  part.onDragLeave(drag(['Files'], { name: 'outside' }))
  part.onDragLeave(drag(['Files'], null))
  expect(happened).toEqual(['not over', 'not over'])
})

it('COM-03 takes no file where none may be added, and lets none replace the page', () => {
  const { part, drag, happened } = aPart({ isDisabled: true })
  part.onDragOver(drag(['Files']))
  part.onDrop(drag(['Files']))
  expect(happened).toEqual(['taken', 'not over', 'taken', 'not over'])
})
