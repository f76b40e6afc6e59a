import type { ItemKind } from '@prumo/contracts/presence'

type PlaceOfAddress = { projectId: string; item?: { kind: ItemKind; id: string } }

const kindOfView: Record<string, ItemKind> = {
  board: 'task',
  tasks: 'task',
  documents: 'document',
  canvas: 'card',
  finance: 'entry',
}
const id = '([0-9a-f-]{36})'
const inProject = new RegExp(`^/projects/${id}(?:/(\\w+)(?:/${id})?)?`)
const ofDocument = new RegExp(`^/documents/(?:approvals|sign-off)/${id}/${id}$`)

/** The project that an address shows, and the item that is open there. */
export function placeOfAddress(pathname: string): PlaceOfAddress | undefined {
  const [, signedIn, documentId] = ofDocument.exec(pathname) ?? []
  if (signedIn && documentId) return { projectId: signedIn, item: { kind: 'document', id: documentId } }
  const [, projectId, view = '', itemId] = inProject.exec(pathname) ?? []
  if (!projectId) return undefined
  const kind = Object.hasOwn(kindOfView, view) ? kindOfView[view] : undefined
  return { projectId, ...(kind && itemId && { item: { kind, id: itemId } }) }
}
